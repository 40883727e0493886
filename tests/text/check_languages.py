"""Whether the languages are complete and fit together: `python -m tests.text.check_languages`.

English is the source. Every other language has its messages and no others (but for those that it
needs for itself), with the same variables, the same choices and the plural forms of that language;
every message is said somewhere, and with the right arguments.
"""

from __future__ import annotations

import ast as python
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from jinja2 import Environment, nodes

from tavolino import text
from tavolino.bots.levels import LEVELS
from tavolino.core import registry
from tavolino.core.presentations import appearance
from tavolino.text.bot_lines import OTHER, keys_of
from tavolino.text.fluent_files import ENGLISH, Mentions, messages_of, read_locale, variables_of
from tavolino.text.language import LANGUAGES

PACKAGE = Path(text.__file__).resolve().parents[1]
PLURAL_FORMS = {"zero", "one", "two", "few", "many"}
MOST = 200  # plural forms that only larger numbers have are not asked for

_COLOURS = set("rygbpc")
# The variables that messages choose by, and what they can be. All others are numbers.
CHOICES: dict[str, set[str]] = {
    "who": {"you", "team", "other"},
    "owner": {"you", "other", "nobody"},
    "hand": {"yours", "theirs"},
    "edition": {"iello", "ps-games", "menhir", "other"},
    "colour": _COLOURS | {"red", "green"},
    "place": _COLOURS | {"number"},
    "tactic": {"joker-1", "joker-2", "spy", "shield", "fog", "mud", "scout"}
    | {"redeploy", "deserter", "traitor"},
    "condition": {"fog", "mud"},
    "kind": {"colour-run", "kind", "colour", "run", "sum"},
    "size": {"three", "four"},
    "face": {f"{c}{n}" for c in "rg" for n in range(1, 5)} | {"red-rat", "green-rat", "empty"},
    "deck": {"clan", "tactic", "deck"},
    "to": {"top", "bottom"},
    "reason": {"three-in-a-row", "five-stones", "more-stones"},
    "step": {"claim", "play", "take", "return", "draw"},
    "direction": set("NESW"),
    "offer": {"draw", "takeback", "rematch"},
    "by": {"resignation", "game_resignation", "agreement", "time"},
    "limit": {"requests", "tables", "thoughts", "transfers", "table", "address", "server"}
    | {"chat", "sit", "share", "offer", "undo"},
    "verdict": {"inaccuracy", "mistake", "blunder"},
    "aim": {"colour-run", "kind", "colour", "run", "sum"},
    "line": {"column", "row"},
}
# What a sentence of the rules is about, and the arguments that are made of it (`sentences.py`).
MADE_OF: dict[str, set[str]] = {
    "counter_example": {"stone", "theirs", "cards", "lays"},
    "formation": {"formation", "own"},
    "made": {"formation"},
    "territory": {"place", "number"},
    "listing": {"numbers"},
    "faces": {"spices"},
}
# What keeps messages to say them later: refusals and sentences of lessons; which of its arguments.
SAID_LATER = {"Refused": slice(1, 2), "Message": slice(0, 1)}
# Messages that may read as in English: names, and words that two languages share.
SAME_AS_ENGLISH = {
    ("de", "player"),
    ("fr", "points"),
    *(("fr", f"{of}heading-points") for of in ("", "rules-")),
    *(("fr", f"rules-tabula-{what}-text") for what in ("colour", "treasure", "castle")),
    *(("fr", f"rules-rat-hot-{group}-text") for group in ("pair", "three")),
    ("fr", "heading-table"),
    ("fr", "rules-heading-rats"),
    ("fr", "page-navigation"),
    ("de", "heading-points"),
    ("it", "start-no"),
    ("es", "start-no"),
    ("it", "chat-title"),
    ("de", "chat-title"),
    ("es", "chat-title"),
    ("de", "about-tabula-partner-title"),
    ("it", "share-link-of"),
    ("it", "share-game-link"),
    ("it", "share-game-size"),
    ("el", "share-game-size"),
    ("es", "share-game-size"),
    ("de", "share-game-link"),
    ("de", "share-game-size"),
    ("de", "share-game-animation"),
    ("fr", "share-game-animation"),
    ("de", "share-link-of"),
    *((code, "edition-ps-games") for code in ("it", "de", "fr", "es")),
    *((code, key) for code in LANGUAGES for key in ("analysis-milliseconds", "bot-rating")),
    *((code, "edition-iello") for code in LANGUAGES),
}


def locale_folders(package: Path = PACKAGE) -> list[Path]:
    """Where messages are: those that all games share, and those of each game."""
    return [package / "text" / "locales", *sorted(package.glob("presentation/*/locales"))]


def parsed(code: str, package: Path = PACKAGE) -> dict[str, ast.Resource]:
    """The Fluent files of a language by their paths."""
    return {
        (folder / code / f"{subject}.ftl").relative_to(package).as_posix(): resource
        for folder in locale_folders(package)
        for subject, resource in read_locale(folder, code).items()
    }


def problems(roots: Iterable[Path], package: Path = PACKAGE) -> list[str]:
    """What is wrong, a sentence each. `roots` are the folders whose programs say the messages, and
    `package` has the locales."""
    found = list(_unreadable(package))
    if found:
        return found
    english = messages_of(parsed(ENGLISH, package))
    given = variables_of(english, with_comments=True)
    for code in LANGUAGES:
        messages = messages_of(parsed(code, package))
        found += [f"{code}: {problem}" for problem in _against(english, given, code, messages)]
    return found + list(_said(english, given, roots))


def _unreadable(package: Path) -> Iterator[str]:
    for code in LANGUAGES:
        keys: Counter[str] = Counter()
        for folder in locale_folders(package):
            english = {file.name for file in (folder / ENGLISH).iterdir()}
            for name in sorted({file.name for file in (folder / code).iterdir()} - english):
                path = (folder / code / name).relative_to(package).as_posix()
                yield f"{path} is a file that English does not have"
        for path, resource in parsed(code, package).items():
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    text = (entry.content or "").strip().splitlines()[0]
                    yield f"{path} cannot be read at: {text}"
                elif isinstance(entry, ast.Message):
                    keys[entry.id.name] += 1
        yield from (f"{code}: {key} is there {n} times" for key, n in keys.items() if n > 1)


# -- one language against English ----------------------------------------------------------------


def _against(
    english: Mapping[str, ast.Message],
    given: Mapping[str, frozenset[str]],
    code: str,
    messages: Mapping[str, ast.Message],
) -> Iterator[str]:
    yield from (f"{key} is missing" for key in english if key not in messages)
    mentioned = {other for message in messages.values() for other in _mentions(message).messages}
    for key in messages:
        if key not in english and key not in mentioned:
            yield f"{key} is not an English message, and no message here mentions it"
    yield from (f"{key} is mentioned, but not there" for key in mentioned if key not in messages)
    used, in_english = variables_of(messages), variables_of(english)
    for key in english.keys() & messages.keys():
        for name in sorted(used[key] - given[key]):
            yield f"{key} has ${name}, which nobody gives it"
        for name in sorted(in_english[key] - used[key]):
            yield f"{key} leaves out ${name}"
        yield from _same_choices(key, english[key], messages[key])
        if _untranslated(code, key, english[key], messages[key]):
            yield f"{key} reads as in English"
    plurals, english_plurals = _plurals(messages), _plurals(english)
    for key, message in messages.items():
        yield from _right_choices(code, key, message)
        for name in sorted(english_plurals.get(key, frozenset()) - plurals[key]):
            yield f"{key} has no plural forms of ${name}"


class _Selects(Visitor):
    """The choices of a message: variable and variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, list[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        name = ""
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
        self.found.append((name, [_variant_key(variant) for variant in node.variants]))
        self.generic_visit(node)


def _variant_key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def _selects(message: ast.Message) -> list[tuple[str, list[str]]]:
    selects = _Selects()
    selects.visit(message)
    return selects.found


@cache
def _mentions(message: ast.Message) -> Mentions:
    mentions = Mentions()
    mentions.visit(message)
    return mentions


def _same_choices(key: str, english: ast.Message, message: ast.Message) -> Iterator[str]:
    expected: dict[str, set[str]] = defaultdict(set)
    for name, variants in _selects(english):
        expected[name].update(variants)
    for name, variants in _selects(message):
        if name in CHOICES and name in expected and set(variants) != expected[name]:
            listed = ", ".join(sorted(expected[name] ^ set(variants)))
            yield f"{key} chooses by ${name} other than English does: {listed}"


def _right_choices(code: str, key: str, message: ast.Message) -> Iterator[str]:
    forms = _forms(code)
    for name, variants in _selects(message):
        words = {variant for variant in variants if not variant.isdigit()}
        if name in CHOICES:
            yield from (
                f"{key}: ${name} is never {variant!r}"
                for variant in sorted(words - CHOICES[name] - {"other"})
            )
        elif words & PLURAL_FORMS and words != forms:
            yield f"{key}: the forms of ${name} must be {', '.join(sorted(forms))}"
        elif not words & PLURAL_FORMS and words != {"other"}:
            yield f"{key} chooses by ${name}, which is not among CHOICES"


@cache
def _forms(code: str) -> frozenset[str]:
    return frozenset(map(Locale.parse(code).plural_form, range(MOST)))


def _plurals(messages: Mapping[str, ast.Message]) -> dict[str, frozenset[str]]:
    """The variables that each message has plural forms of, through what it mentions too."""

    def gather(key: str) -> frozenset[str]:
        if key not in messages:
            return frozenset()
        own = {name for name, variants in _selects(messages[key]) if PLURAL_FORMS & {*variants}}
        return frozenset(own).union(*map(gather, _mentions(messages[key]).messages))

    return {key: gather(key) for key in messages}


def _untranslated(code: str, key: str, english: ast.Message, message: ast.Message) -> bool:
    if code == ENGLISH or (code, key) in SAME_AS_ENGLISH:
        return False
    texts = _texts(message)
    return texts == _texts(english) and any(letter.isalpha() for letter in texts)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found += node.value


@cache
def _texts(message: ast.Message) -> str:
    texts = _Texts()
    texts.visit(message)
    return texts.found


# -- the programs against English ----------------------------------------------------------------

_QUOTED = re.compile(r"""["'`]([a-z][a-z0-9-]+)["'`]""")


def _said(
    english: Mapping[str, ast.Message],
    declared: Mapping[str, frozenset[str]],
    roots: Iterable[Path],
) -> Iterator[str]:
    """What programs, templates and the page say, against the messages that there are."""
    words: set[str] = set()
    for root in roots:
        for path in sorted(root.rglob("*")):
            if path.suffix in READERS:
                program = READERS[path.suffix](path.read_text(encoding="utf-8"))
                words |= program.words
                for call in program.calls:
                    yield from (f"{path.name}: {wrong}" for wrong in _wrong_call(call, declared))
                for call in program.sentences:
                    wrongs = _wrong_sentence(call, declared)
                    yield from (f"{path.name}: {wrong}" for wrong in wrongs)
            elif path.suffix in (".ts", ".svelte", ".toml"):
                words.update(_QUOTED.findall(path.read_text(encoding="utf-8")))
    said = (words | set(_described())) & english.keys()
    waiting = list(said)
    for key in waiting:
        others = (_mentions(english[key]).messages - said) & english.keys()
        said |= others
        waiting += others
    yield from (f"{key} is never said" for key in english if key not in said)


def _described() -> Iterator[str]:
    """What is said of whatever is installed, by its name (`tavolino.text.descriptions`)."""
    yield from (f"bot-{name}" for name in LEVELS)
    for name in (*LEVELS, OTHER):
        yield from keys_of(name)
    for game in registry.names():
        rules = registry.rules(game)
        yield f"game-{game}"
        yield from (f"colour-{colour}" for colour in appearance(game).seat_colours)
        for option in rules.options:
            name = option.name.replace("_", "-")
            for key in (f"option-{name}", f"{game}-option-{name}"):
                yield from (key, f"{key}-text")
            for choice in option.choices:
                yield from (f"{option.name}-{choice}", f"{option.name}-{choice}-text")


@dataclass
class _Program:
    """What a program or a template says: calls of `say`, calls of `sentence`, and all texts that
    can be the name of a message."""

    calls: list[python.Call]
    sentences: list[python.Call]
    words: set[str] = field(default_factory=set)


@cache
def _program(content: str) -> _Program:
    tree = python.parse(content)
    program = _Program(list(_calls(tree)), list(_sentences(tree)))
    if program.calls:
        program.words.update(_handed_on(tree))
    if program.sentences:
        program.words.update(_texts_of(tree))
    return program


@cache
def _template(content: str) -> _Program:
    """What a Jinja2 template says; its calls are read as those of a program are."""
    program = _Program([], [])
    for call in Environment().parse(content).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "say":
            names: list[str | None] = [keyword.key for keyword in call.kwargs]
            names += [None] * (call.dyn_kwargs is not None)
            keywords = [python.keyword(name, python.Constant(None)) for name in names]
            key: str = call.args[0].as_const()
            said = python.Call(python.Name("say"), [python.Constant(key)], keywords)
            said.lineno = call.lineno
            program.calls.append(said)
            program.words.add(key)
    return program


READERS = {".py": _program, ".j2": _template}


def _calls(tree: python.AST) -> Iterator[python.Call]:
    """The calls of `say`, and of what keeps messages to say them later."""
    for node in python.walk(tree):
        if not isinstance(node, python.Call):
            continue
        if (isinstance(node.func, python.Attribute) and node.func.attr == "say") or (
            isinstance(node.func, python.Name) and node.func.id == "say"
        ):
            yield node
        elif isinstance(node.func, python.Name) and node.func.id in SAID_LATER:
            kept = [word for word in node.keywords if word.arg != "shows_table"]
            for key in node.args[SAID_LATER[node.func.id]]:
                yield python.copy_location(python.Call(node.func, [key], kept), node)


def _sentences(tree: python.AST) -> Iterator[python.Call]:
    """The calls of `sentence`, by which the rules say something."""
    for node in python.walk(tree):
        if (
            isinstance(node, python.Call)
            and isinstance(node.func, python.Name)
            and node.func.id == "sentence"
        ):
            yield node


def _texts_of(tree: python.AST) -> Iterator[str]:
    for node in python.walk(tree):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield node.value


def _wrong_sentence(call: python.Call, declared: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """A message that is not there, or that needs more than the sentence is about."""
    given = {"edition"}
    for keyword in call.keywords:
        given |= MADE_OF.get(keyword.arg or "", {keyword.arg or ""})
    for key in _keys(call.args[0]):
        if key not in declared:
            yield f"line {call.lineno}: there is no message {key}"
        elif missing := declared[key] - given:
            listed = ", ".join(sorted(missing))
            yield f"line {call.lineno}: {key} is not given its arguments: {listed}"


def _handed_on(tree: python.AST) -> Iterator[str]:
    """The texts of a program that are handed on: arguments, defaults and values of tables. What it
    looks up or compares is no message."""
    for node in python.walk(tree):
        if isinstance(node, python.Call):
            for argument in node.args:
                yield from _keys(argument)
        elif isinstance(node, python.arguments):
            for default in node.defaults:
                yield from _keys(default)
        elif isinstance(node, python.Dict):
            for value in node.values:
                yield from _keys(value)
        elif isinstance(node, python.Assign):
            yield from _keys(node.value)


def _wrong_call(call: python.Call, declared: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """A message that is not there, or other arguments than it has."""
    given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    more = any(keyword.arg is None for keyword in call.keywords)
    for key in _keys(call.args[0]):
        expected = declared.get(key)
        if expected is None:
            yield f"line {call.lineno}: there is no message {key}"
        elif given - expected or (not more and given != expected):
            listed = ", ".join(sorted(given ^ expected))
            yield f"line {call.lineno}: {key} is not said with its arguments: {listed}"


def _keys(argument: python.expr) -> Iterator[str]:
    """The messages that an expression can name: a text, or the choice between two."""
    if isinstance(argument, python.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, python.IfExp):
        yield from _keys(argument.body)
        yield from _keys(argument.orelse)


def main() -> int:
    page = PACKAGE.parents[1] / "web" / "src"
    found = problems([PACKAGE, page])
    messages = len(messages_of(parsed(ENGLISH)))
    print("\n".join(found) or f"{len(LANGUAGES)} languages, {messages} messages, all right")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
