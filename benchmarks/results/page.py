"""The page of results as Markdown, and its plots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tavolino.arena.plots import Bar, Scale, dots, round_ticks
from tavolino.arena.ratings import Rating
from tavolino.bots.bot_spec import parse_bot
from tavolino.bots.levels import LEVELS, LONGEST_THOUGHT, at_game
from tavolino.bots.stand_ins import LEARNED
from tavolino.core import registry
from tavolino.core.contract import Json

from ..exploitability import GAMES as TINY_GAMES
from .kept import Kept
from .pairings import PLAYERS, YARDSTICK, table_name, tables
from .scores import Player, Score, Time, ratings
from .tiny import PERFECT, Found
from .tiny import PLAYERS as TINY_PLAYERS

PLOT_WIDTH = 720
STYLE = (
    "svg{background:#fff;font:14px system-ui,sans-serif}"
    ".grid{stroke:#ddd}.mark{stroke:#c33;stroke-dasharray:4}.interval{stroke:#00796b;stroke-width:3}"
    ".dot{fill:#00796b}.label,.words{fill:#222}.tick{fill:#666;font-size:12px}"
)

HEAD = Path(__file__).with_name("head.md")


def write_page(out: Path, docs: Path) -> None:
    """Write `research/results.md` below `docs`, and its plots: what was measured in the folder
    `out`, and what `research/results.json` has from earlier, which is brought up to date."""
    numbers = docs / "research" / "results.json"
    kept = Kept.read(numbers).updated(Kept.measured(out))
    kept.write(numbers)
    scores = sorted(kept.scores, key=_order)
    own = [score for score in scores if not score.stand_ins]
    parts = [HEAD.read_text(encoding="utf-8"), *_plots(own, docs / "pictures")]
    for game in registry.names():
        of_game = [score for score in own if score.game == game]
        parts += _game(game, of_game) if of_game else ()
    parts += _tiny(kept.tiny)
    parts += _stand_ins([score for score in scores if score.stand_ins])
    parts += _weights(kept.weights)
    page = docs / "research" / "results.md"
    page.write_text("\n".join(parts), encoding="utf-8")


def _order(score: Score) -> tuple[int, str, int, str]:
    """As the pairings are listed, and so are the tables."""
    pairing = (score.player.bot, score.opponent.bot)
    place = PLAYERS.index(pairing) if pairing in PLAYERS else len(PLAYERS)
    names = [table_name(score.rules, each) for each in tables(score.rules)]
    at = names.index(score.table) if score.table in names else len(names)
    return place, score.game, at, f"{score.player} {score.opponent}"


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """The first `words` columns hold words, the others numbers."""
    dashes = ["---"] * words + ["---:"] * (len(columns) - words)
    lines = [columns, dashes, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


# -- games -----------------------------------------------------------------------------------------


def _game(game: str, scores: list[Score]) -> Iterator[str]:
    name = _names(scores)
    yield f"## {registry.rules(game).title}\n"
    learned = [score for score in scores if _learned(score)]
    levels = [score for score in scores if not _learned(score)]
    if learned:
        yield "### Bots that learned\n"
        yield _pairings(learned, name)
    if levels:
        yield "### Levels\n"
        yield _pairings(levels, name)
    yield from _ratings(scores, name)
    yield "### Time per move\n"
    yield _times(game, scores, name)


def _learned(score: Score) -> bool:
    return bool(score.player.weights or score.opponent.weights)


def _names(scores: Iterable[Score]) -> Callable[[Player], str]:
    """How the players of a game are called: with their thinking time or their weights only if there
    are several of the same bot."""
    players = {each for score in scores for each in (score.player, score.opponent)}

    def name(player: Player) -> str:
        alike = [each for each in players if each.bot == player.bot]
        words = f"`{player.text}`" if len({each.text for each in alike}) > 1 else f"`{player.bot}`"
        if len({each.weights for each in alike}) > 1:
            words += f" ({player.weights})"
        return words

    return name


def _pairings(scores: Iterable[Score], name: Callable[[Player], str]) -> str:
    rows = []
    for score in scores:
        low, high = score.interval
        corrected = score.corrected
        rows.append(
            [
                _who(score, name),
                score.table,
                f"{100 * score.share:.1f} %",
                f"{100 * low:.1f} – {100 * high:.1f} %",
                f"{100 * score.even:.0f} %",
                "" if corrected is None else _percent(*corrected),
                f"{score.games:,}",
                _elo(score.elo),
            ]
        )
        if score.failures:
            rows[-1][6] += f" ({score.failures} by failure)"
    columns = ["players", "table", "wins", "interval", "even", "without luck", "games", "Elo"]
    return _table(columns, rows, words=2)


def _who(score: Score, name: Callable[[Player], str]) -> str:
    if score.alone:
        return f"one {name(score.player)} among {name(score.opponent)}"
    return f"{name(score.player)} against {name(score.opponent)}"


def _percent(share: float, margin: float) -> str:
    return f"{100 * share:.1f} ± {100 * margin:.1f} %"


def _elo(rating: Rating) -> str:
    return f"{rating.value:+.0f} ± {rating.margin:.0f}".replace("-", "−")


def _ratings(scores: list[Score], name: Callable[[Player], str]) -> Iterator[str]:
    """A column for each table of two, a row for each player."""
    found = {
        table: ratings(score for score in scores if score.table == table)
        for table in dict.fromkeys(score.table for score in scores if not score.alone)
    }
    players = list(dict.fromkeys(player for column in found.values() for player in column))
    if len(players) < 3:
        return
    yield "### Elo\n"
    yield (
        "From all pairings at a table together; the weakest player has 0. Players who have not met"
        " the others, not even through somebody else, are left out. The margin of a difference is"
        " the root of the sum of both squared margins.\n"
    )
    players.sort(
        key=lambda each: -max(column[each].value for column in found.values() if each in column)
    )
    rows = [
        [name(player), *(_rating(column.get(player)) for column in found.values())]
        for player in players
    ]
    yield _table(["player", *found], rows)


def _rating(rating: Rating | None) -> str:
    return "" if rating is None else f"{rating.value:.0f} ± {rating.margin:.0f}"


def _times(game: str, scores: Iterable[Score], name: Callable[[Player], str]) -> str:
    by_player: dict[Player, list[Time]] = {}
    for score in scores:
        for player, time in zip((score.player, score.opponent), score.times, strict=True):
            if time is not None:
                by_player.setdefault(player, []).append(time)
    rows = []
    for player, found in sorted(by_player.items(), key=lambda each: _slowest(each[1])):
        fastest, slowest = _ms(min(time.median for time in found)), _ms(_slowest(found))
        median = fastest if fastest == slowest else f"{fastest} to {slowest}"
        most = _ms(max(time.percentile_95 for time in found))
        moves = sum(time.moves for time in found)
        rows.append([name(player), _budget(game, player), median, most, f"{moves:,}"])
    table = _table(["player", "budget per move", "median", "95% within", "moves"], rows, words=2)
    waited = [
        name(player)
        for player, found in by_player.items()
        if any(time.busy and 0 < _limit(player) <= time.longest for time in found)
    ]
    note = (
        "CPU time of a decision: the medians of its pairings, and the largest of their 95th"
        " percentiles."
    )
    if waited:
        note += (
            f" The machine was busy with other work: {', '.join(waited)} had to wait for a core, so"
            " that limits in milliseconds gave less than on an idle one."
        )
    return f"{note}\n\n{table}"


def _slowest(found: Iterable[Time]) -> float:
    return max(time.median for time in found)


def _ms(milliseconds: float) -> str:
    digits = 2 if milliseconds < 1 else 1 if milliseconds < 10 else 0
    return f"{milliseconds:.{digits}f} ms"


def _limit(player: Player) -> int:
    """In milliseconds; 0 if it does not search."""
    level = LEVELS.get(player.bot)
    if level is None or not (level.iterations or level.deals):
        return 0
    return int(parse_bot(player.text).values.get("ms", LONGEST_THOUGHT))


def _budget(game: str, player: Player) -> str:
    if player.bot == "net":
        return "one evaluation"
    if not (limit := _limit(player)):
        return "no search"
    level = at_game(LEVELS[player.bot], game)
    given = parse_bot(player.text).values
    iterations = given.get("iterations", level.iterations)
    if level.deals:
        effort = f"{given.get('deals', level.deals)} deals"
    elif level.paced:
        effort = f"as long as {iterations:,} iterations with playouts take"
    else:
        effort = f"{iterations:,} iterations"
    return f"{effort}, at most {limit:,} ms"


# -- plots -----------------------------------------------------------------------------------------


def _plots(scores: list[Score], folder: Path) -> Iterator[str]:
    folder.mkdir(parents=True, exist_ok=True)
    for bot in LEARNED:
        rows = [
            score for score in scores if (score.player.bot, score.opponent.bot) == (bot, YARDSTICK)
        ]
        path = folder / f"results-{bot}.svg"
        path.unlink(missing_ok=True)
        if rows:
            title = f"Elo of {bot} above {YARDSTICK}"
            path.write_text(_elo_plot(title, rows), encoding="utf-8")
            yield f"{title}, with 95% intervals:\n"
            yield f"![{title}](../pictures/{path.name})\n"


def _elo_plot(title: str, scores: list[Score]) -> str:
    bars = []
    for score in scores:
        elo = score.elo
        label = score.table if score.table != "usual rules" else score.rules.title
        bars.append(
            Bar(label, _elo(elo), elo.value, elo.value - elo.margin, elo.value + elo.margin)
        )
    ends = [end for bar in bars for end in (bar.low, bar.high) if end is not None]
    ticks = round_ticks(min(0.0, *ends), max(0.0, *ends))
    plot = dots(title, bars, Scale(ticks[0], ticks[-1]), ticks, "{:+.0f}".format, mark=0)
    return _standalone(title, plot)


def _standalone(title: str, plot: str) -> str:
    """A plot for a page that gives it neither a width nor colours."""
    opened = f'<svg xmlns="http://www.w3.org/2000/svg" width="{PLOT_WIDTH}"'
    return plot.replace('<svg width="100%"', opened, 1).replace(
        ">\n", f">\n<title>{title}</title>\n<style>{STYLE}</style>\n", 1
    )


# -- tiny games ------------------------------------------------------------------------------------


def _tiny(found: list[Found]) -> Iterator[str]:
    if not found:
        return
    games = [game for game in TINY_GAMES if any(each.game == game for each in found)]
    texts = [PERFECT, *(player.text for player in TINY_PLAYERS)]
    rows: dict[str, dict[str, Found]] = {}
    for each in sorted(found, key=lambda each: texts.index(each.player)):
        rows.setdefault(each.player, {})[each.game] = each
    yield "## Tiny games\n"
    yield (
        "Tiny games can be [solved](exploitability.md#where-cards-are-hidden). *Exploitability* is"
        " what a player who knows a bot's strategy, though not its cards, gets above an even share"
        " of the win: 0 is perfect, 0.5 is a bot that always loses. It is exact for the strategy"
        " that some seeds of the bot choose.\n"
    )
    cells = [
        [_tiny_name(row), _seeds(by_game), *(_exploitability(by_game.get(game)) for game in games)]
        for row, by_game in rows.items()
    ]
    yield _table(["player", "seeds", *(f"`{game}`" for game in games)], cells)
    yield "The share of the win that nobody can keep it from, as first and as second player:\n"
    cells = [
        [_tiny_name(row), *(_worst(by_game.get(game)) for game in games)]
        for row, by_game in rows.items()
    ]
    yield _table(["player", *(f"`{game}`" for game in games)], cells)


def _tiny_name(player: str) -> str:
    if player == PERFECT:
        return "perfect play (CFR+)"
    text = player.removesuffix(",ms=60000").replace("search:", f"{YARDSTICK}, ")
    return text.replace(":", ", ").replace("=", " ")


def _seeds(by_game: dict[str, Found]) -> str:
    seeds = {each.seeds for each in by_game.values()} - {0}
    return ", ".join(str(each) for each in sorted(seeds))


def _exploitability(found: Found | None) -> str:
    return "" if found is None else f"{found.exploitability:.4f}"


def _worst(found: Found | None) -> str:
    return "" if found is None else f"{found.worst_as_first:.3f}, {found.worst_as_second:.3f}"


# -- what else there is to know --------------------------------------------------------------------


def _stand_ins(scores: list[Score]) -> Iterator[str]:
    if not scores:
        return
    yield "## Games without a network\n"
    yield (
        "Here a bot had no network for the table, and another one played in its place. These are"
        " not results of the bot.\n"
    )
    rows = []
    for score in scores:
        sides = [
            f"`{each.stand_in}` for `{each.bot}`" if each.stand_in else f"`{each.bot}`"
            for each in (score.player, score.opponent)
        ]
        share = f"{100 * score.share:.1f} %"
        rows.append([score.game, score.table, " against ".join(sides), share, f"{score.games:,}"])
    yield _table(["game", "table", "players", "wins", "games"], rows, words=3)


def _weights(found: Mapping[str, Json]) -> Iterator[str]:
    if not found:
        return
    yield "## Weights\n"
    rows = []
    for name, about in sorted(found.items()):
        game, _, digest = name.partition("@")
        made = about["made"]
        rows.append(
            [
                game,
                digest,
                f"`{made['command']}`",
                *(str(made[key]) for key in ("commit", "seed", "steps", "device")),
            ]
        )
    yield _table(["game", "digest", "made by", "commit", "seed", "steps", "device"], rows, words=7)
