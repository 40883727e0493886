"""The pages' own examples run as written, their links lead somewhere, their commands are
understood, and their pictures are what the library draws."""

from __future__ import annotations

import contextlib
import doctest
import random
import re
import shlex
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

import mkdocs_hooks
import tavolino
from tavolino.bots.bot_spec import KINDS
from tavolino.cli import COMMANDS
from tavolino.cli.arguments import parse
from tavolino.core import chance
from tavolino.server import messages
from tavolino.server.app import openapi
from tavolino.server.errors import ServerCode
from tavolino.server.metrics import Metrics
from tavolino.server.settings import Settings
from tavolino.tables.errors import Code

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), ROOT / "examples/README.md", *sorted(DOCS.rglob("*.md"))]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def examples_of(page: Path) -> int:
    return len(doctest.DocTestParser().get_examples(read(page)))


@pytest.mark.parametrize("page", [page for page in PAGES if examples_of(page)], ids=name_of)
def test_examples_run_as_written(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize(
    "page", ["README.md", "docs/tutorials/play-from-python.md", "docs/tutorials/write-a-bot.md"]
)
def test_the_first_pages_have_examples(page: str) -> None:
    assert examples_of(ROOT / page) > 0


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """The strict build checks those between pages, and headings; this one README and files too."""
    for target in re.findall(r"\]\(([^)#\s]+)", read(page)):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_a_page_includes_is_there(page: Path) -> None:
    for included in re.findall(r'^--8<-- "([^":]+)', read(page), re.MULTILINE):
        assert (ROOT / included).is_file(), included


def commands_of(page: Path) -> list[str]:
    """The lines of shell blocks that call `tavolino`."""
    blocks = re.findall(r"^```sh\n(.*?)^```", read(page), re.MULTILINE | re.DOTALL)
    lines = "".join(blocks).replace("\\\n", " ").splitlines()
    return [line for line in lines if line.startswith("tavolino ") and " COMMAND" not in line]


@pytest.mark.parametrize("page", [page for page in PAGES if commands_of(page)], ids=name_of)
def test_commands_are_understood(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in commands_of(page):
        here = line.replace("kuhn-poker", "tabula-rasa")  # a package that is not installed here
        with contextlib.suppress(SystemExit):  # --help
            parse(shlex.split(here, comments=True)[1:])


def test_every_command_is_on_the_page_of_commands_with_all_its_options() -> None:
    page = read(DOCS / "reference/command-line.md")
    shown = mkdocs_hooks.fill(page)
    for command in COMMANDS:
        assert f"### tavolino {command}\n" in page
        assert f"<!-- generated: help {command} -->" in page
        assert f"usage: tavolino {command} " in shown
    for option in ("--against", "--other-device", "--iterations", "--ladder", "--dry-run"):
        assert option in shown


def test_every_setting_is_documented_with_its_default() -> None:
    page = mkdocs_hooks.fill(read(DOCS / "reference/server.md"))
    for each in fields(Settings):
        shown = each.default if each.default != "" else "—"
        assert f"| `TAVOLINO_{each.name.upper()}` | {shown} | {each.metadata['help']} |" in page


def test_every_request_is_on_the_page_of_the_api() -> None:
    page = read(DOCS / "reference/api.md")
    missing = [path for path in openapi()["paths"] if path not in page and path != "/health"]
    assert not missing


def test_every_socket_message_and_every_error_is_on_the_page_of_the_api() -> None:
    page = read(DOCS / "reference/api.md")
    sent = [str(kind.__struct_config__.tag) for kind in get_args(messages.ClientMessage)]
    received = openapi()["components"]["schemas"]["SocketMessage"]["discriminator"]["mapping"]
    for word in (*sent, *received, *Code, *ServerCode):
        assert f"`{word}`" in page, word


def test_every_game_and_option_field_is_on_the_page_of_the_api() -> None:
    page = read(DOCS / "reference/api.md")
    schemas = openapi()["components"]["schemas"]
    for name in ("GameInfo", "Option"):
        for field in schemas[name]["properties"]:
            assert f"`{field}`" in page, field


def test_every_metric_is_documented() -> None:
    page = read(DOCS / "reference/server.md")
    metrics = re.findall(r"^# HELP (\w+) ", Metrics().page().decode(), re.MULTILINE)
    for name in metrics:
        if not name.endswith("_created"):
            assert f"`{name}" in page, name


def test_every_kind_of_bot_is_documented_with_its_parameters() -> None:
    page = mkdocs_hooks.fill(read(DOCS / "reference/bots.md"))
    for name, kind in KINDS.items():
        for word in (name, *(parameter.name for parameter in kind.parameters)):
            assert re.search(rf"`{word}\b", page), word


def test_the_readme_is_short_and_opens_with_the_two_commands() -> None:
    readme = read(ROOT / "README.md")
    assert len(readme.splitlines()) <= 150
    first_block = readme.split("```")[1]
    assert re.findall(r"^make \w+", first_block, re.MULTILINE) == ["make play", "make test"]


@pytest.mark.parametrize(
    "page", sorted((DOCS / "reference").rglob("*.md")), ids=lambda page: str(page.stem)
)
def test_no_page_of_the_reference_has_two_headings_of_one_name(page: Path) -> None:
    """A link would lead to the first of them."""
    text = re.sub(r"^```.*?^```", "", read(page), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    assert sorted(set(headings)) == sorted(headings)


def test_code_names_pages_and_examples_that_exist() -> None:
    named = re.compile(r"(?<![\w/.])(?:docs|examples)/[\w/-]+\.(?:md|py)\b")
    sources = [*ROOT.glob("src/**/*.py"), *ROOT.glob("src/**/*.toml"), *ROOT.glob("tests/**/*.py")]
    sources += [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    sources += ROOT.glob("benchmarks/**/*.py")
    missing = {
        f"{name_of(source)}: {path}"
        for source in sources
        for path in named.findall(read(source))
        if not (ROOT / path).exists()
    }
    assert not missing


def test_the_walk_of_one_move_goes_through_at_most_25_files_that_exist() -> None:
    page = read(DOCS / "explanation/architecture.md")
    walk = page.split("## The walk of one move\n")[1].split("\n## ")[0]
    named = set(re.findall(r"`([\w/.-]+\.(?:py|ts|svelte))`", walk))
    assert 10 < len(named) <= 25
    folders = {name: ROOT if name.startswith("web/") else ROOT / "src/tavolino" for name in named}
    assert {name for name, folder in folders.items() if not (folder / name).is_file()} == set()


def test_a_distribution_of_the_sources_has_what_the_pages_need() -> None:
    project = tomllib.loads(read(ROOT / "pyproject.toml"))
    included = project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert {"docs", "examples", "mkdocs.yml", "mkdocs_hooks.py"} <= set(included)


def schotten_totten() -> str:
    game = tavolino.new("schotten-totten", edition="iello", tactics=True, seed=39)
    rng = random.Random(39)
    for _ in range(65):
        game.play(rng.choice(game.legal))
    return game.view(0)._repr_svg_()


def tabula_rasa() -> str:
    game = tavolino.new("tabula-rasa", seed=7)
    rng = chance.generator(7)
    for _ in range(30):
        game.play(game.legal[chance.choose(rng, len(game.legal))])
    assert game.player is not None
    return game.view(game.player)._repr_svg_()


RAT_HOT = """
rat-hot
player 1 to lay 23 34
laid     5@12,11W 27@15,11W 8@8,10E 18@7,11E 30@9,9E 17@8,12E 26@9,11E
laid     41@13,10W 36@12,11E 20@13,11W 25@8,10S 32@9,10E 22@11,13W 24@15,8S
laid     37@14,10N 11@15,10W 40@8,11E 35@14,12E 2@15,13E 29@16,8S 21@13,15N
laid     1@14,9E 15@10,10W
pile     38 19 16 31 12 9 13 4 42 3 7 28 6 33 39 10 14
"""


def rat_hot() -> str:
    return tavolino.from_position(RAT_HOT).view(1)._repr_svg_()


PICTURES = {
    "rat-hot": rat_hot,
    "schotten-totten": schotten_totten,
    "tabula-rasa": tabula_rasa,
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_up_to_date(name: str) -> None:
    drawn = (DOCS / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
    assert drawn.strip() == PICTURES[name]().strip()
