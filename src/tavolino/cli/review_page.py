"""A review as a page: one HTML file that asks nobody for anything, for wide screens and for phones,
by day and by night."""

from __future__ import annotations

import base64
import re
from html import escape

from ..bots.review import VERDICTS, Decision
from ..text.language import ENGLISH, PSEUDO
from .review_words import ReviewWords

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
_DRAWN_WORDS = re.compile(r"(<text[^>]*>)([^<]*[a-z]{2}[^<]*)(</text>)")
DASHES = ("", "9 5", "2 5", "12 4 2 4")


def page(words: ReviewWords) -> str:
    """The whole page, with pictures of the tables that were decided at."""
    found = words.found
    title = words.say("analysis-page-title", title=found.title)
    headline = words.say(
        "analysis-page-headline",
        names=" – ".join(words.names),
        moves=found.moves,
        ending=words.ending,
    )
    tag = f"{ENGLISH}-x-{PSEUDO}" if words.code == PSEUDO else words.code
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{tag}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<header><h1>{escape(found.title)}</h1>",
            f"<p>{escape(headline)}<br>",
            f'<span class="quiet">{escape(words.thought)}</span></p></header><main>',
            _plot(words),
            _summary(words),
            _mistakes(words),
            _decisions(words),
            "</main></body></html>",
            "",
        )
    )


def _said(words: ReviewWords, key: str, **markup: str) -> str:
    """A message for the page: its text is escaped, what is put into it is markup already, and what
    stands between asterisks is emphasised."""
    sentence = escape(words.say(key, **{name: f"\0{name}\0" for name in markup}))
    sentence = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", sentence)
    for name, piece in markup.items():
        sentence = sentence.replace(f"\0{name}\0", piece)
    return sentence


def _plot(words: ReviewWords) -> str:
    found = words.found
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
    marks = "".join(_mark(words, decision, moves) for decision in words.worst)
    labels = "".join(
        f'<span style="left:{100 * (decision.ply + 1) / moves:.2f}%;'
        f'bottom:{100 * decision.chance:.2f}%">{decision.ply + 1}</span>'
        for decision in sorted(words.worst, key=lambda decision: decision.ply)
    )
    up = "".join(
        f'<span style="bottom:{share}%">{words.percent(share / 100)}</span>' for share in GRID
    )
    along = "".join(
        f'<span style="left:{100 * move / moves:.2f}%">{move}</span>' for move in _ticks(moves)
    )
    legend = "".join(
        f'<li><svg viewBox="0 0 40 10" aria-hidden="true">'
        f'<path d="M0 5H40" fill="none" stroke-width="3" style="{_pen(seat)}"/></svg>'
        f"{escape(words.names[seat])}</li>"
        for seat in found.seats
    )
    label = escape(words.say("analysis-chances-label"))
    return (
        f"<section><h2>{_said(words, 'analysis-chances')}</h2>"
        f'<p class="quiet">{_said(words, "analysis-chances-text")}</p>'
        f'<div class="plot"><div class="up">{up}</div>'
        f'<div class="field"><svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" role="img"'
        f' aria-label="{label}">{grid}{lines}{marks}</svg>{labels}</div>'
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


def _mark(words: ReviewWords, decision: Decision, moves: int) -> str:
    """A line of no length with a round end: a dot that stays round in a stretched plot."""
    at = f"{_x(decision.ply + 1, moves)} {_y(decision.chance)}"
    said = words.say(
        "analysis-mistake-mark",
        ply=decision.ply + 1,
        move=decision.move,
        lost=words.percent(decision.lost),
    )
    return (
        f'<a href="#move-{decision.ply + 1}"><title>{escape(said)}</title>'
        f'<path class="mark" style="stroke:var(--line{decision.seat % len(DASHES)})"'
        f' d="M{at}h.01"/></a>'
    )


def _ticks(moves: int) -> list[int]:
    """A few round numbers of moves; the last is that of the game."""
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, moves) if moves / size <= 7)
    return [*(tick for tick in range(0, moves, step) if moves - tick >= step * 0.7), moves]


def _summary(words: ReviewWords) -> str:
    seats = words.found.seats
    heads = "".join(f'<th class="number name">{escape(words.names[seat])}</th>' for seat in seats)
    tallies = [words.tally(seat) for seat in seats]
    rows = "".join(
        f"<tr><th>{escape(head)}</th>"
        + "".join(f'<td class="number">{cell}</td>' for cell in cells)
        + "</tr>"
        for head, cells in zip(words.tally_heads, zip(*tallies, strict=True), strict=True)
    )
    levels = {name: words.percent(least) for least, name in VERDICTS}
    return (
        f"<section><h2>{_said(words, 'analysis-tally')}</h2>"
        '<div class="scroll"><table><thead><tr><td></td>'
        f"{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
        f'<p class="quiet">{_said(words, "analysis-levels", **levels)}</p></section>'
    )


def _mistakes(words: ReviewWords) -> str:
    told = "".join(_mistake(words, each, each is words.worst[0]) for each in words.worst)
    none = f"<p>{_said(words, 'analysis-none-lost', least=words.least)}</p>"
    return f"<section><h2>{_said(words, 'analysis-worst-mistakes')}</h2>{told or none}</section>"


def _mistake(words: ReviewWords, decision: Decision, opened: bool) -> str:
    picture = base64.b64encode(_picture(words, decision).encode()).decode()
    thoughts = "".join(
        f'<tr><td class="move">{escape(thought.move)}</td>'
        f'<td class="number">{words.percent(thought.chance)}</td>'
        f'<td class="number">{words.count(thought.visits)}</td></tr>'
        for thought in decision.candidates
    )
    number, name = decision.ply + 1, words.names[decision.seat]
    head = words.say("analysis-mistake-head", ply=number, name=name, verdict=decision.verdict)
    alternative = escape(words.say("analysis-mistake-picture", ply=number, name=name))
    loss = words.say(
        "analysis-mistake-loss",
        lost=words.percent(decision.lost),
        margin=words.percent(decision.margin),
    )
    told = _said(
        words,
        "analysis-mistake-text",
        move=f'<span class="move">{escape(decision.move)}</span>',
        left=f'<span class="lost">{words.percent(decision.chance)}</span>',
        best=f'<span class="move">{escape(decision.best)}</span>',
        gave=f'<span class="gave">{words.percent(decision.best_chance)}</span>',
        loss=f'<span class="quiet">{escape(loss)}</span>',
        reason=escape(words.why(decision)),
    )
    return (
        f'<article class="mistake" id="move-{number}"><h3>{escape(head)}</h3><p>{told}</p>'
        f"<details{' open' * opened}><summary>"
        f"{_said(words, 'analysis-mistake-more', name=escape(name))}</summary>"
        '<div class="scroll"><table><thead><tr>'
        f"<th>{_said(words, 'analysis-column-move')}</th>"
        f'<th class="number">{_said(words, "analysis-first-thought")}</th>'
        f'<th class="number">{_said(words, "analysis-looked-into")}</th>'
        f"</tr></thead><tbody>{thoughts}</tbody></table></div>"
        f'<img alt="{alternative}" src="data:image/svg+xml;base64,{picture}"></details></article>'
    )


def _picture(words: ReviewWords, decision: Decision) -> str:
    """The table before a decision, as its seat saw it. Games draw their words in English;
    in another language names and turn are translated, and the rest goes without words."""
    svg = words.steps[decision.ply].view(decision.seat)._repr_svg_()
    if words.code == ENGLISH:
        return svg
    own, others = words.names[decision.seat], len(words.names) - 1

    def translated(drawn: re.Match[str]) -> str:
        label, _, _ = drawn[2].partition(" · ")
        if label == "You":
            told = own
        elif label == "Opponent" and others == 1:
            told = words.names[1 - decision.seat]
        elif seat := re.fullmatch(r"Player (\d)", label):
            told = words.names[int(seat[1])]
        else:
            told = words.say("saved-your-turn") if label.startswith("Your turn") else ""
        return f"{drawn[1]}{escape(told)}{drawn[3]}"

    return _DRAWN_WORDS.sub(translated, svg)


def _decisions(words: ReviewWords) -> str:
    rows = "".join(
        f'<tr><td class="number">{decision.ply + 1}</td>'
        f"<td>{escape(words.names[decision.seat])}</td>"
        f'<td class="number">{words.percent(decision.best_chance)}</td>'
        f'<td class="move">{escape(decision.move)}</td>'
        f'<td class="number">{words.percent(decision.chance)}</td>'
        f'<td class="number{" lost" * bool(decision.verdict)}">{words.percent(decision.lost)}</td>'
        f"<td>{escape(decision.best) if decision.best != decision.move else ''}</td>"
        f"<td>{escape(words.verdict(decision))}</td></tr>"
        for decision in words.found.decisions
    )
    return (
        f"<section><h2>{_said(words, 'analysis-every-decision')}</h2>"
        f'<p class="quiet">{_said(words, "analysis-every-decision-text")}</p>'
        '<div class="scroll all"><table><thead><tr>'
        f'<th class="number">{_said(words, "analysis-column-move")}</th>'
        f"<th>{_said(words, 'analysis-column-player')}</th>"
        f'<th class="number">{_said(words, "analysis-column-before")}</th>'
        f"<th>{_said(words, 'analysis-column-played')}</th>"
        f'<th class="number">{_said(words, "analysis-column-after")}</th>'
        f'<th class="number">{_said(words, "analysis-column-lost")}</th>'
        f"<th>{_said(words, 'analysis-column-better')}</th><th></th></tr></thead>"
        f"<tbody>{rows}</tbody></table></div></section>"
    )
