"""`tavolino games`: what can be played, and with which options."""

from __future__ import annotations

from ..core import registry
from ..core.contract import Option
from ..core.presentations import appearance, in_order
from .arguments import Arguments


def run(arguments: Arguments) -> int:
    for name in in_order(registry.names()):
        rules = registry.rules(name)
        print(f"{name}\n  {rules.summary}")
        for seat, colour in enumerate(appearance(name).seat_colours):
            print(f"  seat {seat} is {colour}")
        for option in rules.options:
            flag = "--" + option.name.replace("_", "-")
            shown = f"{flag} {_values(option)}"
            print(f"  {shown:<28}{'' if len(shown) < 28 else ' '}{option.help}")
        print()
    return 0


def _values(option: Option) -> str:
    if isinstance(option.default, bool):
        return ""
    if option.choices:
        return "|".join(option.choices)
    return "FILE" if option.file is not None else f"{option.least}-{option.most}"
