/** How games, editions, options, bots and players are called in the reader's language. What a
 * server offers beyond them is called as the server calls it. */
import { getContext, setContext } from "svelte";
import type { About, BotInfo, GameInfo, Seat, TableEvent } from "./api";
import { say, type PlainKey } from "./words.svelte";

const GAMES: Record<string, PlainKey> = {
  "schotten-totten": "game-schotten-totten",
  "tabula-rasa": "game-tabula-rasa",
  "rat-hot": "game-rat-hot",
};

const TITLES: Record<string, string> = {
  "schotten-totten": "Schotten-Totten",
  "tabula-rasa": "Tabula Rasa",
  "rat-hot": "Rat Hot",
};

/** Those of the house first, in the order of the boxes; what a server has besides, behind them. */
export function inOrder<Game extends { name: string }>(games: readonly Game[]): Game[] {
  const boxes = Object.keys(GAMES);
  const rank = ({ name }: Game): number => boxes.indexOf(name) + 1 || boxes.length + 1;
  return [...games].sort((one, other) => rank(one) - rank(other));
}

const EDITIONS: Record<string, [name: PlainKey, text: PlainKey]> = {
  iello: ["edition-iello", "edition-iello-text"],
  "ps-games": ["edition-ps-games", "edition-ps-games-text"],
  menhir: ["edition-menhir", "edition-menhir-text"],
};

const OPTIONS: Record<string, [name: PlainKey, text: PlainKey]> = {
  tactics: ["option-tactics", "option-tactics-text"],
  expert: ["option-expert", "option-expert-text"],
  shrunk_groups_score: ["option-shrunk-groups-score", "option-shrunk-groups-score-text"],
  players: ["option-players", "tabula-rasa-option-players-text"],
  stones: ["option-stones", "option-stones-text"],
  colours: ["option-colours", "option-colours-text"],
  values: ["option-values", "option-values-text"],
  copies: ["option-copies", "option-copies-text"],
  hand: ["option-hand", "option-hand-text"],
};

/** The colours of the seats, in games where they have some. */
const COLOURS: Record<string, PlainKey[]> = { "rat-hot": ["colour-red", "colour-green"] };

export function seatColours(game: string): string[] {
  return (COLOURS[game] ?? []).map((key) => say(key));
}

const BOTS: Record<string, PlainKey> = {
  mimi: "bot-mimi",
  beppe: "bot-beppe",
  carla: "bot-carla",
  nonna: "bot-nonna",
  maestro: "bot-maestro",
};

export interface Named {
  name: string;
  text: string;
}

export function gameTitle(game: string): string {
  return TITLES[game] ?? game;
}

const AROUND = Symbol("the game that sentences are about");

/** In a component: what is said in it and below is about this game. */
export function aboutGame(game: () => string): void {
  setContext(AROUND, game);
}

export function gameAround(): () => string {
  return getContext<(() => string) | undefined>(AROUND) ?? (() => "");
}

export function gameText({ name, summary }: GameInfo): string {
  const key = GAMES[name];
  return key ? say(key) : summary;
}

export function editionNamed(edition: string): Named {
  const keys = EDITIONS[edition];
  return keys ? { name: say(keys[0]), text: say(keys[1]) } : { name: edition, text: "" };
}

export function optionNamed(option: { name: string; help: string }): Named {
  const keys = OPTIONS[option.name];
  if (!keys) return { name: option.name, text: option.help };
  return { name: say(keys[0]), text: say(keys[1]) };
}

/** Bots have first names; they stay as they are in every language. */
export function botName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}

export function botText(bot: { name: string; text: string }): string {
  const key = BOTS[bot.name];
  return key ? say(key) : bot.text;
}

const AT_ONCE = 0.05; // seconds that nobody notices

/** "Elo 1480 · at once": what was measured of a bot at a game; empty where nothing was. */
export function strengthOf({ measured }: BotInfo, game: string): string {
  const found = measured[game];
  if (!found) return "";
  const { rating, seconds } = found;
  const thinks = seconds < AT_ONCE ? say("bot-at-once") : say("bot-thinks", { seconds });
  return `${say("bot-rating", { rating: String(rating) })} · ${thinks}`;
}

function seatName(seat: Seat, number: number): string {
  if (seat.bot) return botName(seat.bot);
  return seat.name ?? say("seat-empty", { number: number + 1 });
}

/** The same for names that look alike: in whichever letters, wide or narrow, and whatever stands in
 * them unseen. */
function look(name: string): string {
  const folded = name.normalize("NFKC").toUpperCase().toLowerCase();
  return folded.replace(/[\p{Cf}\p{Mn}]/gu, "");
}

/** What everybody at a table is called, as the server calls them (`text/names.py`): of two Mimis, the
 * first is Mimi 1 and the second Mimi 2. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map(seatName);
  const looks = names.map(look);
  const alone = (one: string) => looks.indexOf(one) === looks.lastIndexOf(one);
  const taken = new Set(looks.filter(alone));
  return names.map((name, at) => {
    if (taken.has(looks[at]!)) return name;
    let number = 1;
    while (taken.has(look(`${name} ${number}`))) number += 1;
    taken.add(look(`${name} ${number}`));
    return `${name} ${number}`;
  });
}

/** Who said a line of the chat. */
export function speakerName({ player, name }: TableEvent, seats: Seat[]): string {
  if (typeof player === "number") return seatNames(seats)[player] ?? "";
  return (typeof name === "string" && name) || say("chat-spectator");
}

/** "Schotten-Totten · Iello · tactics" */
export function whatIsPlayed(about: Pick<About, "game" | "options">): string {
  const { edition, tactics, expert, players } = about.options;
  const parts = [gameTitle(about.game)];
  if (typeof edition === "string") parts.push(editionNamed(edition).name);
  if (tactics === true) parts.push(say("option-tactics"));
  if (expert === true) parts.push(say("option-expert"));
  if (typeof players === "number") parts.push(say("players-count", { count: players }));
  return parts.join(" · ");
}
