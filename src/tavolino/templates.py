"""HTML pages from Jinja2 templates. A template lies beside the module that fills it in."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined


def render(package: str, template: str, **values: object) -> str:
    """The page of a template in a package of ours. Values are escaped unless they are `Markup`."""
    return _environment(package).get_template(template).render(values)


@cache
def _environment(package: str) -> Environment:
    return Environment(
        loader=PackageLoader(package, ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
