"""`tavolino join`: sit at a table of any server, in this terminal."""

from __future__ import annotations

from .arguments import Arguments
from .client import own_name, show, wanted_language


def run(arguments: Arguments) -> int:
    from ..terminal.joined import JoinedSitting
    from ..terminal.link import parse_link

    link = parse_link(arguments.link)
    name = arguments.name or own_name()
    show(JoinedSitting(link, name, wanted_language(arguments)), link.address, arguments)
    return 0
