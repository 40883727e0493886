"""What comes from elsewhere is refused or playable: no table reaches a kernel that it would make
read or write beyond its fields.

`TAVOLINO_KERNELS=interpreted python -m tests.faults.border --seconds 600 [--seed 0]` takes
positions, records, set-ups, files and arrangements of random games of all variants, damages each a
little and reads it. What is refused has to be refused with an error of the project; what is read is
played to its end, with preferences, chances, observations, luck and searches. Kernels check each
index here (`tests.negative_indices`).

One seed is one input. The first that goes wrong is shown, as little damaged as it still goes wrong,
with the command that repeats it.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

import tavolino
from tavolino.bots import luck, search
from tavolino.core import chance, dispatch, registry
from tavolino.core.array_files import arrays_digest, read_arrays
from tavolino.core.contract import OPEN, SPECTATOR, Rules
from tavolino.core.errors import PositionError, TavolinoError
from tavolino.core.game import Game
from tavolino.envs import batch_files
from tavolino.envs.batch import Batch
from tavolino.tables.set_up import Arrangement, Editor, arranged, checked, set_up_of
from tests import negative_indices
from tests.conftest import steps

READ_LIMIT, PLAY_LIMIT = 10.0, 60.0  # seconds of this process
MOST_CHANGES = 3
GAMES = 3  # of each variant

NUMBERS = (-1, 0, 1, 2, 3, 5, 9, 13, 42, 64, 100, 127, 128, 255, 256, 32768, 2**31, 2**63, 2**64)
HUGE = 10**30
WORDS = (
    "",
    "0",
    "-",
    "x",
    "|",
    "@",
    "!0",
    "/",
    "=",
    "\ud800",
    "\0",
    "٣",
    "9" * 5000,
    "r1",
    "b5!01s",
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 1.0, 1.5, float("nan"), float("inf"), -0.0, HUGE, -HUGE),
    *([], [[]], {}, {"a": 1}, [None], ""),
    *NUMBERS,
    *WORDS,
)


class TimeUp(BaseException):
    pass


@contextmanager
def limit(seconds: float) -> Iterator[None]:
    def stop(signal_number: int, frame: Any) -> None:
        raise TimeUp(f"not ended after {seconds:.0f} seconds")

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


# -- what is damaged -----------------------------------------------------------------------------


@cache
def games(name: str, variant: int, number: int) -> list[Game]:
    """A random game of a variant, before each move and at its end."""
    options = registry.rules(name).variants[variant]
    return [game.copy() for game in steps(tavolino.new(name, seed=number, **options), number)]


def some_game(name: str, rng: random.Random) -> Game:
    variant = rng.randrange(len(registry.rules(name).variants))
    return rng.choice(games(name, variant, rng.randrange(GAMES)))


def change_line(text: str, rng: random.Random) -> str:
    """One word or line of a text changed, moved, doubled or lost."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    words = lines[at].split(" ")
    place = rng.randrange(len(words))
    all_words = text.split() or ["x"]
    match rng.randrange(16):
        case 12 | 13:  # two words of the whole text, several times
            return swapped_words(text, rng)
        case 14 | 15:  # from one line to another, several times
            return moved_words(text, rng)
        case 0:
            words[place] = rng.choice(all_words)
        case 1:
            words[place] = str(rng.choice((*NUMBERS, *WORDS)))
        case 2:
            del words[place]
        case 3:
            words.insert(place, rng.choice(all_words))
        case 4:
            other = rng.randrange(len(words))
            words[place], words[other] = words[other], words[place]
        case 5:
            words *= rng.choice((2, 3, 100))
        case 6:
            words = words[:place]
        case 7:  # from this line to another
            word, other = words.pop(place), rng.randrange(len(lines))
            lines[at] = " ".join(words)
            lines[other] += f" {word}"
            return "\n".join(lines)
        case 8:
            words = rng.choice(lines).split(" ")
        case 9:
            del lines[at]
            return "\n".join(lines)
        case 10:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
            return "\n".join(lines)
        case _:
            letters = list(words[place] or "x")
            letters[rng.randrange(len(letters))] = rng.choice("0123456789rgbyo.!|/@=-sNESW,\t\0٣")
            words[place] = "".join(letters)
    lines[at] = " ".join(words)
    return "\n".join(lines)


def swapped_words(text: str, rng: random.Random) -> str:
    parts = re.split(r"(\s+)", text)
    for _ in range(rng.choice((1, 2, 20))):
        one, other = (2 * rng.randrange((len(parts) + 1) // 2) for _ in range(2))
        parts[one], parts[other] = parts[other], parts[one]
    return "".join(parts)


def moved_words(text: str, rng: random.Random) -> str:
    lines = [line.split(" ") for line in text.split("\n")]
    one = rng.choices(lines, weights=[len(line) for line in lines])[0]
    other = rng.choice(lines)
    for _ in range(rng.choice((1, 2, rng.randrange(13), 100))):
        if len(one) > 1:
            other.append(one.pop())
    return "\n".join(map(" ".join, lines))


def change_position(text: str, rng: random.Random) -> str:
    """Often with a line of another position of the game: above all with another turn."""
    words, lines = text.split(), text.split("\n")
    if rng.random() < 0.6 or not words or words[0] not in registry.names():
        return rng.choice((change_line, moved_words, swapped_words))(text, rng)
    others = some_game(words[0], rng).position.split("\n")
    at = min(rng.choice((1, 1, rng.randrange(len(others)))), len(lines) - 1)
    lines[at] = others[at] if at < len(others) else ""
    return "\n".join(lines)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a JSON value."""
    inside: Any = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    found = [path] if path else []
    for key, item in inside:
        found += places(item, (*path, key))
    return found


NESTED = "many lists in each other: "


def expanded(value: Any) -> Any:
    """The value with nested lists where their number stands; they cannot be copied themselves."""
    if isinstance(value, dict):
        return {name: expanded(item) for name, item in value.items()}
    if isinstance(value, list):
        return [expanded(item) for item in value]
    if isinstance(value, str) and value.startswith(NESTED):
        nested: Any = []
        for _ in range(int(value.removeprefix(NESTED))):
            nested = [nested]
        return nested
    return value


def change_json(value: Any, rng: random.Random) -> Any:
    """One thing in a JSON value changed, moved, doubled or lost."""
    value = copy.deepcopy(value)
    paths = places(value)
    if not paths:
        return rng.choice(VALUES)
    begin = rng.choice(sorted({path[0] for path in paths}, key=str))
    *path, last = rng.choice([path for path in paths if path[0] == begin])
    target = value
    for key in path:
        target = target[key]
    item = target[last]
    match rng.randrange(8):
        case 0 | 1:
            target[last] = rng.choice(VALUES)
        case 2:
            del target[last]
        case 3 if isinstance(target, list):
            target.insert(rng.randrange(len(target) + 1), copy.deepcopy(item))
        case 4 if isinstance(target, list):
            other = rng.randrange(len(target))
            target[last], target[other] = target[other], item
        case 3 | 4:
            target[rng.choice(("x", "", "0", "43", "rules", "strips"))] = item
        case 5:
            other_path = rng.choice(paths)
            found = value
            for key in other_path:
                found = found[key] if key in range_or_keys(found) else found
            target[last] = copy.deepcopy(found)
        case 6 if isinstance(item, list):
            target[last] = item[: rng.randrange(len(item) + 1)] * rng.choice((0, 1, 2))
        case 6 if isinstance(item, str):
            target[last] = change_line(item, rng)
        case _:
            target[last] = f"{NESTED}{rng.choice((3, 300, 900))}"
    return value


def range_or_keys(value: Any) -> Any:
    return value if isinstance(value, dict) else range(len(value)) if type(value) is list else ()


# -- kinds of input ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """What is made of a game, how that is changed, and how it is read."""

    make: Callable[[Game, random.Random], Any]
    change: Callable[[Any, random.Random], Any]
    read: Callable[[Any], Sequence[Game | Batch]]
    refusals: type[Exception] = TavolinoError


def unfinished(game: Game, rng: random.Random) -> Any:
    return game.record(legal=rng.random() < 0.2)


def dealt(game: Game, rng: random.Random) -> Any:
    return game.record() | {"moves": [], "result": None}


def change_setup(record: Any, rng: random.Random) -> Any:
    """Mostly cards that change their places, so that some deals are dealt."""
    part = rng.choice(("setup", "setup", "setup", "options"))
    if part == "setup" and isinstance(record.get(part), dict) and rng.random() < 0.4:
        record = copy.deepcopy(record)
        leaves = [path for path in places(record[part]) if len(path) > 1]
        if leaves:
            one, other = (
                (target, path[-1])
                for path in rng.choices(leaves, k=2)
                for target in [parent(record[part], path)]
            )
            one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]
        return record
    return record | {part: change_json(record.get(part), rng)}


def parent(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        value = value[key]
    return value


def lines_of_records(game: Game, rng: random.Random) -> str:
    line = json.dumps(game.record(), indent=rng.choice((None, None, 1)))
    return "\n".join([line] * rng.choice((1, 2)))


def change_lines(text: str, rng: random.Random) -> str:
    match rng.randrange(4):
        case 0:
            return change_line(text, rng)
        case 1:
            at = rng.randrange(len(text) + 1)
            return text[:at] + rng.choice(WORDS) + text[at + rng.randrange(3) :]
        case 2:
            at = rng.randrange(len(text) + 1)
            return text[:at] + str(rng.choice((*NUMBERS, HUGE))) + text[at + 1 :]
        case _:
            bracket = rng.choice("[{")
            deep = rng.choice((100, 900, 100_000)) * bracket
            return rng.choice((text[: rng.randrange(len(text) + 1)], deep + text, text + text))


def read_lines(text: str) -> list[Game]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.jsonl"
        path.write_bytes(text.encode(errors="surrogatepass"))
        return [tavolino.load_file(path), *tavolino.load_games(path)]


def arrangement(game: Game, rng: random.Random) -> Any:
    set_up = set_up_of(game.rules.name)
    assert set_up is not None
    lies = set_up.arrangement(game)
    return {
        "game": game,
        "zones": {name: list(pieces) for name, pieces in lies.zones.items()},
        "chosen": dict(lies.settings),
        "change": rng.choice(("", "", "clear", "fill")),
        "held": rng.choice([*chain(*lies.zones.values()), ""]),
    }


def change_arrangement(wanted: Any, rng: random.Random) -> Any:
    """Pieces that change their zones, or their order; sometimes one too many or another choice."""
    wanted = wanted | {"zones": copy.deepcopy(wanted["zones"]), "chosen": dict(wanted["chosen"])}
    zones, chosen = wanted["zones"], wanted["chosen"]
    filled = [name for name in zones if zones[name]]
    if not filled:
        return wanted
    zone, other = rng.choice(filled), rng.choice(list(zones))
    place = rng.randrange(len(zones[zone]))
    match rng.randrange(10):
        case 0 | 1 | 2 | 3:
            for _ in range(rng.choice((1, 1, 5, 60))):
                if zones[zone]:
                    zones[other].append(zones[zone].pop(rng.randrange(len(zones[zone]))))
        case 4:
            rng.shuffle(zones[zone])
        case 5:
            zones[other].append(zones[zone][place])
        case 6:
            zones[zone][place] = str(rng.choice((*NUMBERS, *WORDS, "12@12,13E", "x@0,0N")))
        case 7:
            zones[zone][place] += rng.choice(
                ("@12,12E", "@0,0N", "@24,24S", "@-1,5E", "@", "@١,1E")
            )
        case 8:
            del zones[zone]
        case _:
            chosen[rng.choice([*chosen, "x"])] = str(
                rng.choice((*NUMBERS, *WORDS, *chosen.values()))
            )
    return wanted


def read_arrangement(wanted: Any) -> list[Game]:
    """As the server reads it: first what there is to arrange, then the position."""
    game = wanted["game"]
    set_up = set_up_of(game.rules.name)
    assert set_up is not None
    asked = Arrangement(wanted["zones"], wanted["chosen"])
    editor = Editor(set_up, game, list(game.names), "en")
    try:
        now = checked(set_up, game, asked)
        if wanted["change"] == "clear":
            now = editor.cleared(now)
        elif wanted["change"] == "fill":
            now = editor.filled(now)
        now, form = editor.settled(now)
        set_up.view(game, now, wanted["held"])
        editor.missing(now, form)
    except PositionError:
        pass
    return [arranged(set_up, game, asked)]


def batch_file(game: Game, rng: random.Random) -> Any:
    """The description and the arrays of a file with a few games."""
    made = tavolino.batch(
        game.rules.name,
        2,
        seed=rng.randrange(100),
        threads=1,
        history=rng.random() < 0.5,
        **game.options,
    )
    made.play_randomly(rng.choice((0, 1, 5, 20, 200)))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "batch.npz"
        made.save(path)
        about, arrays = read_arrays(path, batch_files.FORMAT)
    return about, arrays


def change_batch(given: Any, rng: random.Random) -> Any:
    about, arrays = given[0], {name: array.copy() for name, array in given[1].items()}
    rules = registry.rules(about["game"]) if about.get("game") in registry.names() else None
    name = rng.choice(("states", "states", "states", "states", rng.choice(list(arrays) or ["x"])))
    array = arrays.get(name)
    if rng.random() < 0.15 or array is None or not array.size or rules is None:
        return change_json(about, rng), arrays
    if rng.random() < 0.08:
        arrays[name] = rng.choice(
            (array[:-1], array[:, :1] if array.ndim > 1 else array[:1], array.astype(np.float64))
        )
        return about, arrays
    flat = array.reshape(-1)
    at = rng.randrange(flat.size)
    if name == "states" and flat.size % rules.state.itemsize == 0 and rng.random() < 0.7:
        table = flat.view(rules.state)[rng.randrange(flat.size // rules.state.itemsize)]
        field = rng.choice(list(rules.state.fields or ()))
        numbers = np.atleast_1d(table[field]).reshape(-1).copy()
        info = np.iinfo(numbers.dtype)
        some = (info.min, info.max, -1, 0, 1, 2, 3, 5, 8, 10, 60, 64, 100, rng.choice(numbers))
        numbers[rng.randrange(len(numbers))] = rng.choice(some)
        table[field] = numbers.reshape(table[field].shape)
        return about, arrays
    if array.dtype.kind != "i" and array.dtype.kind != "u":
        return about, arrays
    info = np.iinfo(array.dtype)
    flat[at] = rng.choice((info.min, info.max, 0, 1, int(flat[rng.randrange(flat.size)])))
    return about, arrays


def read_batch(given: Any) -> list[Batch]:
    about, arrays = given
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "batch.npz"
        if isinstance(about, dict) and about.get("digest"):
            about = about | {"digest": arrays_digest(arrays)}
        text = np.frombuffer(json.dumps(about).encode(errors="surrogatepass"), np.uint8)
        np.savez(path, allow_pickle=False, about=text, **arrays)
        return [tavolino.load_batch(path, threads=1)]


def bytes_of_file(game: Game, rng: random.Random) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "batch.npz"
        tavolino.batch(game.rules.name, 2, seed=1, threads=1, **game.options).save(path)
        return path.read_bytes()


def change_bytes(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    some = bytes([rng.choice((0, 1, 127, 128, 255))]) * rng.choice((0, 1, 1, 4))
    return data[:at] + some + data[at + rng.choice((0, 1, 1, 4, 10_000)) :]


def read_bytes(data: bytes) -> list[Batch]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "batch.npz"
        path.write_bytes(data)
        return [tavolino.load_batch(path, threads=1)]


def option_file(game: Game, rng: random.Random) -> Any:
    """A file that an option is read from, if the game comes with one."""
    for option in game.rules.options:
        if option.file is not None:
            package = files(f"tavolino.games.{game.rules.name.replace('-', '_')}")
            text = package.joinpath(f"{option.name}.toml").read_text()
            return game, option.name, text.splitlines()
    return game, "", []


def change_option_file(given: Any, rng: random.Random) -> Any:
    game, name, lines = given
    if rng.random() < 0.3:
        lines = lines[: rng.randrange(len(lines) + 1)]
    return game, name, change_line("\n".join(lines), rng).split("\n")


def read_option_file(given: Any) -> list[Game]:
    game, name, lines = given
    for option in game.rules.options:
        if option.name == name:
            data = "\n".join(lines).encode(errors="surrogatepass")
            others = {key: value for key, value in game.options.items() if key != name}
            contents = option.file.parse(data, "a file")
            return [tavolino.new(game.rules.name, seed=1, **others, **{name: contents})]
    return []


KINDS = {
    "position": Kind(
        lambda game, rng: game.position, change_position, lambda x: [tavolino.from_position(x)]
    ),
    "record": Kind(unfinished, change_json, lambda x: [tavolino.load(expanded(x))]),
    "set-up": Kind(dealt, change_setup, lambda x: [tavolino.load(expanded(x))]),
    "file of records": Kind(lines_of_records, change_lines, read_lines),
    "arrangement": Kind(arrangement, change_arrangement, read_arrangement),
    "batch": Kind(batch_file, change_batch, read_batch, batch_files.BatchFileError),
    "bytes of a batch": Kind(bytes_of_file, change_bytes, read_bytes, batch_files.BatchFileError),
    "file of an option": Kind(option_file, change_option_file, read_option_file),
}
ORDER = (
    *("position", "set-up", "batch", "arrangement") * 4,
    *("record", "file of records") * 2,
    *("bytes of a batch", "file of an option"),
)


# -- one input -----------------------------------------------------------------------------------


@dataclass
class Fault:
    kind: str
    given: Any
    error: BaseException
    text: str


def given_by(seed: int, left_out: frozenset[int] = frozenset()) -> tuple[str, int, Any]:
    """The kind of input, how often it was changed, and the input, without some of the changes."""
    rng = random.Random(seed)
    kind = ORDER[seed % len(ORDER)]
    game = some_game(rng.choice(registry.names()), rng)
    made = KINDS[kind].make(game, rng)
    changes = rng.randint(1, MOST_CHANGES) if seed % 33 else 0
    for change in range(changes):
        if change not in left_out:
            made = KINDS[kind].change(made, random.Random(f"{seed} {change}"))
    return kind, changes, made


def look(seed: int, left_out: frozenset[int] = frozenset()) -> tuple[str, bool, Fault | None]:
    """The kind of input, whether it was read, and what went wrong."""
    kind, _, given = given_by(seed, left_out)
    negative_indices.noted.clear()
    was_read, refused = False, None
    try:
        with limit(READ_LIMIT):
            try:
                found = KINDS[kind].read(given)
            except KINDS[kind].refusals as refusal:
                refused, found = str(refusal), []
        assert refused is None or len(refused) > 10, "refused without a reason"
        was_read = bool(found)
        if kind == "batch" and not was_read:
            negative_indices.noted.clear()  # of a wrong table that was written as a position
        with limit(PLAY_LIMIT):
            for each in found:
                play_to_the_end(each, seed)
        assert not negative_indices.noted, f"negative indices at {negative_indices.noted}"
    except (Exception, TimeUp) as error:
        return kind, was_read, Fault(kind, given, error, traceback.format_exc())
    return kind, was_read, None


def play_to_the_end(found: Game | Batch, seed: int) -> None:
    if isinstance(found, Game):
        look_at(found)
        play(found.rules, found.state, seed)
        if seed % 3 == 0:
            play_batch(tavolino.batch_of([found], threads=1))
        if seed % 7 == 0 and not found.over:
            search.analyse(found.sampler(), search.Budget(iterations=8))
    else:
        for state in found.states:
            table = np.frombuffer(bytearray(state.tobytes()), found.rules.state)
            look_at(Game(found.rules, found.options, table, from_deal=False))
            play(found.rules, table, seed)
        play_batch(found)


def look_at(game: Game) -> None:
    """All that is shown of a table."""
    for onlooker in (*range(len(game.names)), SPECTATOR, OPEN):
        game.view(onlooker).json()
    again = tavolino.from_position(game.position)
    assert again.state.tobytes() == game.state.tobytes(), "its position is another one"
    assert game.over or game.legal


def play(rules: Rules, state: Any, seed: int) -> None:
    """Random moves to the end, from the table and from what each seat knows of it."""
    rng = chance.generator(seed)
    cards = rules.census(state)
    over = bool(state["over"][0])
    if not over and rules.luck is not None and seed % 4 == 0:
        meter = luck.LuckMeter(rules, rules.seats(rules.options_of(state)))
        legal = dispatch.legal_buffer(rules)
        dispatch.legal_at(state, 0, legal)
        meter.luck(state, int(legal[0]))
    for seat in range(-1, rules.seats(rules.options_of(state))):
        other = dispatch.copied(state)
        dispatch.determinize_at(other, 0, seat, rng, dispatch.legal_buffer(rules))
        assert rules.census(other) == cards, "other cards"
        again = rules.from_position(rules.position(other))
        assert again.tobytes() == other.tobytes(), "the position of a re-dealt table is another one"
        if seat == seed % 9 - 1 and not over:
            negative_indices.play_on(rules, other, rng)
    negative_indices.play_on(rules, state, rng)
    assert rules.census(state) == cards, "other cards"
    for seat in range(rules.seats(rules.options_of(state))):
        dispatch.outcome_at(state, 0, seat)
        dispatch.returns_at(state, 0, seat)
    rules.result(state)


def play_batch(found: Batch) -> None:
    if found.rules.observation is not None:
        found.observe()
        if found._history is not None:
            found.recall()
    if found.rules.network_inputs is not None:
        found.network_inputs()
    for _ in range(3):
        found.determinize()
        found.step(found.sample())
        found.reset(found.over)
    found.play_randomly(30)
    found.returns()
    for game in found:
        assert game.position


def shrunk(seed: int) -> tuple[Fault, int]:
    """The fault with as few changes as it needs, and how many these are."""
    _, changes, _ = given_by(seed)
    left_out: frozenset[int] = frozenset()
    fault = look(seed)[2]
    assert fault is not None
    for change in range(changes):
        without = look(seed, left_out | {change})[2]
        if without is not None and type(without.error) is type(fault.error):
            fault, left_out = without, left_out | {change}
    return fault, changes - len(left_out)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=0, help="how long new seeds are tried")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=1, help="how many seeds at least")
    parser.add_argument("--kind", choices=KINDS, help="only inputs of this kind")
    parser.add_argument("--keep-going", action="store_true", help="show all faults")
    given = parser.parse_args()
    if os.environ.get("TAVOLINO_KERNELS") != "interpreted":
        sys.exit("only interpreted kernels check: TAVOLINO_KERNELS=interpreted")
    warnings.simplefilter("error", RuntimeWarning)  # numbers that do not fit
    luck.DEALS = 2
    random.SystemRandom = lambda: random.Random(1)  # type: ignore[assignment, misc]
    negative_indices.check_everything()
    tried: Counter[str] = Counter()
    read: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    end = time.monotonic() + given.seconds
    seed = given.seed
    while sum(tried.values()) < given.count or time.monotonic() < end:
        if given.kind not in (None, ORDER[seed % len(ORDER)]):
            seed += 1
            continue
        kind, was_read, fault = look(seed)
        tried[kind] += 1
        read[kind] += was_read
        if fault is not None:
            where = traceback.extract_tb(fault.error.__traceback__)
            faults[
                f"{kind}: {type(fault.error).__name__} at {where[-1].filename}:{where[-1].lineno}"
            ] += 1
            if list(faults.values())[-1] == 1 or not given.keep_going:
                show(seed)
            if not given.keep_going:
                sys.exit(1)
        seed += 1
    for kind, count in tried.items():
        print(f"{kind:<18} {count:>7} tried {read[kind]:>7} read and played")
    for what, count in faults.items():
        print(f"{count:>7} times {what}")
    print("done" if not faults else "faults")


def show(seed: int) -> None:
    fault, changes = shrunk(seed)
    print(f"seed {seed}, a {fault.kind} with {changes} changes: {fault.error!r:.300}\n")
    text = fault.given if isinstance(fault.given, str) else repr(fault.given)
    print(text[:4000], fault.text[-3000:], sep="\n\n")
    print(
        f"\nTAVOLINO_KERNELS=interpreted python -m tests.faults.border --seed {seed}\n", flush=True
    )


if __name__ == "__main__":
    main()
