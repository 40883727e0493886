"""A review as a page: one HTML file that asks nobody for anything, for wide screens and for phones,
by day and by night."""

from __future__ import annotations

import base64
from html import escape

from ..bots.review import VERDICTS, Decision, Review
from ..core.game import Game
from .review_words import TALLY, ending, percent, short_name, tally_words, thinking

WORST = 5
WIDE, HIGH = 1000, 400  # of the plot, which is stretched to the page
GRID = (0, 25, 50, 75, 100)

STYLE = """
:root { color-scheme: light dark; --page: #f4ecdc; --paper: #fdf9ef; --ink: #2b2118;
  --quiet: #6b5b4a; --rule: #d9cbb0; --bad: #b3261e; --good: #1f6b3a;
  --line0: #0072b2; --line1: #c04f00; --line2: #00795a; --line3: #a3487f; }
@media (prefers-color-scheme: dark) { :root { --page: #14110e; --paper: #211c17; --ink: #f1e7d6;
  --quiet: #b5a48d; --rule: #453a2e; --bad: #ff9b8f; --good: #86d3a2;
  --line0: #56b4e9; --line1: #f0a050; --line2: #3fcf9f; --line3: #e39cc6; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 'Alegreya Sans', 'Segoe UI', system-ui, sans-serif;
  font-variant-numeric: lining-nums tabular-nums; }
h1, h2, h3 { font-family: Alegreya, Georgia, serif; line-height: 1.2; margin: 0 0 .4rem; }
h1 { font-size: 1.9rem; } h2 { font-size: 1.35rem; } h3 { font-size: 1.1rem; }
p { margin: 0 0 .6rem; } section > :last-child { margin-bottom: 0; } .quiet { color: var(--quiet); }
section { background: var(--paper); border: 1px solid var(--rule); border-radius: .6rem;
  padding: 1rem; margin: 1rem 0; }
.plot { display: grid; grid-template: 16rem auto / 2.6rem 1fr; gap: .3rem .4rem; }
.field { position: relative; }
.field span { position: absolute; transform: translate(-140%, 50%); font-size: .8rem;
  font-weight: 700; pointer-events: none; text-shadow: 0 0 2px var(--paper), 0 0 3px var(--paper),
  0 0 4px var(--paper), 0 0 5px var(--paper); }
.field span:nth-of-type(even) { transform: translate(-140%, -40%); }
.plot svg { width: 100%; height: 100%; overflow: visible; }
.plot path, .plot line { vector-effect: non-scaling-stroke; fill: none; }
.grid { stroke: var(--rule); } .line { stroke-width: 2.5; stroke-linejoin: round; }
.mark { stroke-width: 11; stroke-linecap: round; }
a:focus-visible .mark, a:hover .mark { stroke-width: 16; }
.up, .along { position: relative; font-size: .8rem; color: var(--quiet); }
.up span { position: absolute; right: 0; transform: translateY(50%); }
.along { grid-column: 2; height: 1.3rem; }
.along span { position: absolute; transform: translateX(-50%); }
.along span:first-child { transform: none; }
.along span:last-child { transform: translateX(-100%); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; padding: 0;
  margin: .6rem 0 0; }
.legend svg { width: 2.6rem; height: .7rem; vertical-align: middle; margin-right: .4rem; }
.scroll { overflow-x: auto; margin-bottom: .4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .25rem .6rem; text-align: left; border-bottom: 1px solid var(--rule);
  white-space: nowrap; }
th { font-weight: 600; color: var(--quiet); }
.name { white-space: normal; } .number { text-align: right; }
.move { font-weight: 700; } .lost { color: var(--bad); } .gave { color: var(--good); }
.mistake { border-top: 1px solid var(--rule); padding-top: .8rem; margin-top: .8rem; }
.mistake:first-of-type { border: 0; padding: 0; }
summary { cursor: pointer; } img { width: 100%; height: auto; border-radius: .4rem;
  margin-top: .5rem; }
@media (max-width: 40rem) { body { padding: .5rem; } section { padding: .7rem; }
  .plot { grid-template-rows: 12rem auto; } table { font-size: .85rem; }
  th, td { padding: .25rem .3rem; }
  .all th:nth-child(5), .all td:nth-child(5), .all th:last-child, .all td:last-child {
  display: none; } }
"""
DASHES = ("", "9 5", "2 5", "12 4 2 4")


def page(found: Review, game: Game) -> str:
    """The whole page. `game` is the one that was gone through, for its pictures."""
    title = f"{found.title}: a game gone through"
    return "\n".join(
        (
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<header><h1>{escape(found.title)}</h1>",
            f"<p>{escape(_names(game))}: {found.moves} moves; {escape(ending(found, game))}.<br>",
            f'<span class="quiet">{escape(thinking(found))}.</span></p></header><main>',
            _plot(found, game),
            _summary(found, game),
            _mistakes(found, game),
            _decisions(found, game),
            "</main></body></html>",
            "",
        )
    )


def _names(game: Game) -> str:
    return " – ".join(short_name(game, seat) for seat in range(len(game.players)))


def _plot(found: Review, game: Game) -> str:
    moves = max(1, found.moves)
    grid = "".join(
        f'<line class="grid" x1="0" x2="{WIDE}" y1="{y}" y2="{y}"/>'
        for y in (_y(share / 100) for share in GRID)
    )
    lines = "".join(
        f'<path class="line" style="{_pen(seat)}" d="M'
        + "L".join(f"{_x(x, moves)} {_y(chance)}" for x, chance in found.line(seat))
        + '"/>'
        for seat in found.seats
        if found.line(seat)
    )
    marks = "".join(_mark(decision, moves) for decision in found.mistakes[:WORST])
    labels = "".join(
        f'<span style="left:{100 * (decision.ply + 1) / moves:.2f}%;'
        f'bottom:{100 * decision.chance:.2f}%">{decision.ply + 1}</span>'
        for decision in sorted(found.mistakes[:WORST], key=lambda decision: decision.ply)
    )
    up = "".join(f'<span style="bottom:{share}%">{share} %</span>' for share in GRID)
    along = "".join(
        f'<span style="left:{100 * move / moves:.2f}%">{move}</span>' for move in _ticks(moves)
    )
    legend = "".join(
        f'<li><svg viewBox="0 0 40 10" aria-hidden="true">'
        f'<path d="M0 5H40" fill="none" stroke-width="3" style="{_pen(seat)}"/></svg>'
        f"{escape(short_name(game, seat))}</li>"
        for seat in found.seats
    )
    return (
        '<section><h2>The chance of winning</h2><p class="quiet">After each move, as each player'
        " could judge it by what that player knew when it last decided. A dot is one of the worst"
        f' mistakes, with the number of its move.</p><div class="plot"><div class="up">{up}</div>'
        f'<div class="field"><svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" role="img"'
        f' aria-label="Win chances over the game; the table below has the numbers">'
        f"{grid}{lines}{marks}</svg>{labels}</div>"
        f'<div class="along">{along}</div></div><ul class="legend">{legend}</ul></section>'
    )


def _x(move: int, moves: int) -> str:
    return f"{WIDE * move / moves:.1f}"


def _y(chance: float) -> str:
    return f"{HIGH * (1 - chance):.1f}"


def _pen(seat: int) -> str:
    dashes = DASHES[seat % len(DASHES)]
    return f"stroke:var(--line{seat % len(DASHES)})" + (
        f";stroke-dasharray:{dashes}" * bool(dashes)
    )


def _mark(decision: Decision, moves: int) -> str:
    """A line of no length with a round end: a dot that stays round in a stretched plot."""
    at = f"{_x(decision.ply + 1, moves)} {_y(decision.chance)}"
    said = f"move {decision.ply + 1}: {decision.move}, {percent(decision.lost)} lost"
    return (
        f'<a href="#move-{decision.ply + 1}"><title>{escape(said)}</title>'
        f'<path class="mark" style="stroke:var(--line{decision.seat % len(DASHES)})"'
        f' d="M{at}h.01"/></a>'
    )


def _ticks(moves: int) -> list[int]:
    """A few round numbers of moves; the last is that of the game."""
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, moves) if moves / size <= 7)
    return [*(tick for tick in range(0, moves, step) if moves - tick >= step * 0.7), moves]


def _summary(found: Review, game: Game) -> str:
    heads = "".join(
        f'<th class="number name">{escape(short_name(game, seat))}</th>' for seat in found.seats
    )
    tallies = [tally_words(found.tally(seat)) for seat in found.seats]
    rows = "".join(
        f"<tr><th>{word}</th>"
        + "".join(f'<td class="number">{cell}</td>' for cell in cells)
        + "</tr>"
        for word, cells in zip(TALLY, zip(*tallies, strict=True), strict=True)
    )
    levels = ", ".join(f"{name} from {percent(least)}" for least, name in reversed(VERDICTS))
    return (
        '<section><h2>How it was played</h2><div class="scroll"><table><thead><tr><td></td>'
        f"{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
        f'<p class="quiet">Chance lost: {levels}, where luck alone cannot explain it.</p></section>'
    )


def _mistakes(found: Review, game: Game) -> str:
    worst = found.mistakes[:WORST]
    if not worst:
        least = percent(VERDICTS[-1][0])
        return f"<section><h2>The worst mistakes</h2><p>None lost {least} or more.</p></section>"
    steps = list(game.steps())
    told = "".join(_mistake(each, game, steps[each.ply], each is worst[0]) for each in worst)
    return f"<section><h2>The worst mistakes</h2>{told}</section>"


def _mistake(decision: Decision, game: Game, before: Game, opened: bool) -> str:
    picture = base64.b64encode(before.view(decision.seat)._repr_svg_().encode()).decode()
    thoughts = "".join(
        f'<tr><td class="move">{escape(thought.move)}</td>'
        f'<td class="number">{percent(thought.chance)}</td>'
        f'<td class="number">{thought.visits:,}</td></tr>'
        for thought in decision.candidates
    )
    player = escape(short_name(game, decision.seat))
    return (
        f'<article class="mistake" id="move-{decision.ply + 1}">'
        f"<h3>Move {decision.ply + 1}, {player}: {decision.verdict}</h3>"
        f'<p><span class="move">{escape(decision.move)}</span> left'
        f' <span class="lost">{percent(decision.chance)}</span>;'
        f' <span class="move">{escape(decision.best)}</span> gave'
        f' <span class="gave">{percent(decision.best_chance)}</span>'
        f' <span class="quiet">({percent(decision.lost)} lost,'
        f" ± {percent(decision.margin)})</span>."
        f" {escape(decision.why)}</p>"
        f"<details{' open' * opened}><summary>What the engine thought of, and the table as"
        f" {player} saw it</summary>"
        '<div class="scroll"><table><thead><tr><th>move</th><th class="number">first thought</th>'
        f'<th class="number">looked into</th></tr></thead><tbody>{thoughts}</tbody></table></div>'
        f'<img alt="The table before move {decision.ply + 1}, as {player} saw it"'
        f' src="data:image/svg+xml;base64,{picture}"></details></article>'
    )


def _decisions(found: Review, game: Game) -> str:
    rows = "".join(
        f'<tr><td class="number">{decision.ply + 1}</td>'
        f"<td>{escape(short_name(game, decision.seat))}</td>"
        f'<td class="number">{percent(decision.best_chance)}</td>'
        f'<td class="move">{escape(decision.move)}</td>'
        f'<td class="number">{percent(decision.chance)}</td>'
        f'<td class="number{" lost" * bool(decision.verdict)}">{percent(decision.lost)}</td>'
        f"<td>{escape(decision.best) if decision.best != decision.move else ''}</td>"
        f"<td>{decision.verdict}</td></tr>"
        for decision in found.decisions
    )
    return (
        '<section><h2>Every decision</h2><p class="quiet">Moves without an alternative are left'
        " out. <em>Before</em> is the chance with the best move, <em>after</em> the one with the"
        " move that was played; where no better move is named, it was the best.</p>"
        '<div class="scroll all"><table><thead><tr><th class="number">move</th>'
        '<th>player</th><th class="number">before</th><th>played</th><th class="number">after</th>'
        '<th class="number">lost</th><th>better</th><th></th></tr></thead>'
        f"<tbody>{rows}</tbody></table></div></section>"
    )
