/** How a table of each game was set up last, kept in this browser: nothing is asked twice. */
import type { BotInfo, GameInfo, Option } from "./api/gameList";
import {
  isClockName,
  seatsOf,
  standardOptions,
  withoutExcluded,
  type ClockName,
  type Guest,
  type Plan,
} from "./tableSpec";

/** All that is chosen for a table, except the game. */
export interface Choice {
  options: Record<string, unknown>;
  guests: Guest[];
  colour: "drawn" | number;
  rounds: number;
  /** A place in the plan, or null: it is chosen at random. */
  first: number | null;
  clock: ClockName;
  hints: boolean;
  spectators: boolean;
}

/** Whether everybody is there `now`, or somebody comes `later`: each has its own last choice. */
export type Arrival = "now" | "later";

type Kept = Partial<Record<Arrival, Partial<Choice>>>;

const PLACE = "tavolino.choices";
const OPPONENT = "carla";
const MOST_ROUNDS = 100;

export function arrivalOf(guests: readonly Guest[]): Arrival {
  return guests.some(({ kind }) => kind === "link" || kind === "open") ? "later" : "now";
}

function read(): Record<string, Kept> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export function rememberChoice(game: string, choice: Choice): void {
  const all = read();
  const kept = { ...all[game], [arrivalOf(choice.guests)]: choice };
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all, [game]: kept }));
  } catch {
    // Nothing can be stored in this window.
  }
}

/** The last choice for a game, as far as the server still offers it; otherwise the standard one. */
export function lastChoice(game: GameInfo, bots: readonly BotInfo[], arrival: Arrival): Choice {
  const all = read()[game.name] ?? {};
  const other = all[arrival === "now" ? "later" : "now"];
  const kept: Partial<Choice> = all[arrival] ?? { options: other?.options ?? {} };
  const options = possible(game, kept.options ?? {});
  const usual = standardGuest(bots, arrival);
  const guests = Array.from({ length: seatsOf(game, options) - 1 }, (_, at) => {
    const guest = kept.guests?.[at] ?? kept.guests?.[0];
    return guest && isOffered(guest, bots) ? guest : usual;
  });
  const seats = guests.length + 1;
  return {
    options,
    guests: arrivalOf(guests) === arrival ? guests : guests.map(() => usual),
    colour: isWhole(kept.colour, 0, seats - 1) || kept.colour === "drawn" ? kept.colour : 0,
    rounds: isWhole(kept.rounds, 1, MOST_ROUNDS) ? kept.rounds : 1,
    first: isWhole(kept.first, 0, seats - 1) ? kept.first : null,
    clock: isClockName(kept.clock) ? kept.clock : "none",
    hints: kept.hints !== false,
    spectators: kept.spectators !== false,
  };
}

export function standardGuest(bots: readonly BotInfo[], arrival: Arrival): Guest {
  if (arrival === "later") return { kind: "link" };
  const bot = bots.find(({ name }) => name === OPPONENT) ?? bots[0];
  return { kind: "bot", bot: bot?.name ?? OPPONENT };
}

/** The same, with at least one friend who comes by a link. */
export function withFriend(choice: Choice): Choice {
  const { guests } = choice;
  const invited = guests.some(({ kind }) => kind === "link");
  const listed = guests.some(({ kind }) => kind === "open");
  return invited && !listed ? choice : { ...choice, guests: guests.map(() => ({ kind: "link" })) };
}

/** The seats are drawn, if that was chosen, each time. */
export function planOf(game: GameInfo, choice: Choice): Plan {
  const { colour, hints, ...chosen } = choice;
  const seats = game.seat_colours.length;
  const drawn = colour === "drawn" ? Math.floor(Math.random() * seats) : colour;
  return {
    ...chosen,
    game: game.name,
    seat: seats ? drawn : 0,
    hints: choice.guests.every(({ kind }) => kind === "bot") ? hints : null,
  };
}

function possible(game: GameInfo, kept: Record<string, unknown>): Record<string, unknown> {
  const valid = game.options.filter((option) => isValid(option, kept[option.name]));
  const values = Object.fromEntries(valid.map(({ name }) => [name, kept[name]]));
  return withoutExcluded(game, { ...standardOptions(game), ...values });
}

function isValid({ kind, choices, least, most }: Option, value: unknown): boolean {
  if (kind === "choice") return choices.includes(String(value));
  if (kind === "switch") return typeof value === "boolean";
  return kind !== "file" && isWhole(value, least, most);
}

function isOffered(guest: Guest, bots: readonly BotInfo[]): boolean {
  if (guest.kind === "bot") return bots.some(({ name }) => name === guest.bot);
  return ["link", "here", "open"].includes(guest.kind);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && least <= (value as number) && (value as number) <= most;
}
