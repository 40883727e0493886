"""Who plays for a bot with a network where there is no network: told on stderr."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from ..bots.bot_spec import BotSpec
from ..bots.stand_ins import stand_in
from ..core.contract import Options, Rules


def tell_stand_ins(bots: Iterable[BotSpec], rules: Rules, options: Options) -> None:
    for name, kind in dict.fromkeys((bot.name, bot.kind) for bot in bots):
        other = stand_in(kind, rules, options)
        if other is not None:
            print(
                f"tavolino: {name} has not learned {rules.name} with these options;"
                f" {other} plays instead",
                file=sys.stderr,
            )
