/** A board for the page: a plain ES module, nothing to build. It draws the view into the element that
 * it is given, and knows no rule: which moves are legal, and what they are called, comes with the
 * props. Colours and fonts are the page's own (`--paper`, `--serif` ...). */

const STYLE = `
.kuhn { display: grid; gap: 3vh; place-content: center; justify-items: center; min-height: 100%;
  padding: 12px; box-sizing: border-box; color: var(--on-felt); font-size: 1.2rem; }
.kuhn-seat { display: flex; gap: 16px; align-items: center; min-width: 280px; }
.kuhn-card { height: clamp(72px, 17vh, 150px); aspect-ratio: 5 / 7; border-radius: 8px;
  display: grid; place-items: center; box-shadow: var(--shadow); background: #fdf8ec;
  color: #2c241b; font: 600 clamp(36px, 8vh, 72px) var(--serif); }
.kuhn-back { background: #35506b; }
.kuhn-chips { letter-spacing: 2px; color: var(--glow); }
.kuhn-moves { display: flex; gap: 10px; min-height: 44px; }
`;

function element(name, className, text = "") {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text; // never innerHTML: names are what players typed
  return made;
}

function seatRow(seat, { view, names }) {
  const row = element("div", "kuhn-seat");
  const [card] = view.hands[seat].cards;
  row.append(
    element("div", card ? "kuhn-card" : "kuhn-card kuhn-back", card),
    element("span", "kuhn-name", names[seat]),
    element("span", "kuhn-chips", "●".repeat(view.chips[seat])),
  );
  return row;
}

function moveButton(move, { labels, play }) {
  const button = element("button", "button small", labels[move] ?? move);
  button.type = "button";
  button.dataset.move = move;
  button.addEventListener("click", () => play(move));
  return button;
}

/** The page calls this once, with an empty element. */
export function mount(root, props) {
  const style = element("style", "", STYLE);
  const table = element("div", "kuhn");
  root.append(style, table);

  /** And this each time that something has changed. */
  function update(now) {
    const near = now.seat ?? 0;
    const moves = element("div", "kuhn-moves");
    moves.append(...now.moves.map((move) => moveButton(move, now)));
    table.replaceChildren(seatRow(1 - near, now), seatRow(near, now), moves);
  }

  update(props);
  return { update, destroy: () => root.replaceChildren() };
}
