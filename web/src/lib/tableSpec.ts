/** A table as chosen on the page, and the request for it. */
import type { Clock, Created, SeatSpec, TableSpec } from "./api";
import type { GameInfo, Option } from "./api/gameList";

/** Who sits at a seat other than the player's own. */
export type Guest =
  { kind: "bot"; bot: string } | { kind: "link" } | { kind: "here" } | { kind: "open" };

export type ClockName = "none" | "quick" | "calm" | "day" | "days";

export const CLOCKS: Record<ClockName, Clock> = {
  none: { kind: "none" },
  quick: { kind: "fischer", minutes: 5, increment: 5 },
  calm: { kind: "fischer", minutes: 15, increment: 15 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
};

export function isClockName(value: unknown): value is ClockName {
  return typeof value === "string" && Object.hasOwn(CLOCKS, value);
}

export interface Plan {
  game: string;
  options: Record<string, unknown>;
  /** The player's own seat. The guests take the others, in order. */
  seat: number;
  guests: Guest[];
  rounds: number;
  /** Who begins, as a place in the plan: 0 is the player, then come the guests. */
  first: number | null;
  clock: ClockName;
  hints: boolean | null;
  spectators: boolean;
}

/** The seat of a place in the plan: 0 is the player, then come the guests. */
export function seatOf(own: number, place: number): number {
  if (place === 0) return own;
  return place > own ? place : place - 1;
}

/** A seat's index in the plan. */
export function placeOf(own: number, seat: number): number {
  if (seat === own) return 0;
  return seat > own ? seat : seat + 1;
}

type Options = Record<string, unknown>;

export function seatsOf(game: Pick<GameInfo, "seats" | "options">, options: Options): number {
  const chosen = options[game.options.find(({ kind }) => kind === "players")?.name ?? ""];
  return typeof chosen === "number" ? chosen : game.seats;
}

function isExcluded({ excluded_by }: Option, options: Options): boolean {
  return excluded_by.some(({ option, value }) => options[option] === value);
}

/** The options that can be set together with the current values of the others. */
export function possibleOptions({ options: all }: Pick<GameInfo, "options">, options: Options) {
  return all.filter((option) => !isExcluded(option, options));
}

/** The same options, with those that cannot be set at their defaults. */
export function withoutExcluded(
  { options: all }: Pick<GameInfo, "options">,
  options: Options,
): Options {
  const usual = all
    .filter((option) => option.name in options && isExcluded(option, options))
    .map((option) => [option.name, option.default]);
  return { ...options, ...Object.fromEntries(usual) };
}

/** The options to send: those that differ from the server's defaults. */
export function standardOptions(game: Pick<GameInfo, "options">): Options {
  return Object.fromEntries(
    game.options
      .filter((option) => option.default !== null)
      .map((option) => [option.name, option.default]),
  );
}

/** The person who sets up a table sits down at once, with their own secrets. */
export interface Own {
  key: string;
  name: string | null;
}

/** The seats of this device. */
export function ownSeats(plan: Pick<Plan, "guests" | "seat">): number[] {
  const places = [0, ...plan.guests.flatMap(({ kind }, at) => (kind === "here" ? [at + 1] : []))];
  return places.map((place) => seatOf(plan.seat, place));
}

export function specOf(plan: Plan, own: Record<number, Own>): TableSpec {
  const guests: SeatSpec[] = plan.guests.map((guest) =>
    guest.kind === "bot" ? { bot: guest.bot } : { open: guest.kind === "open" },
  );
  return {
    game: plan.game,
    options: plan.options,
    seats: [...guests.slice(0, plan.seat), {}, ...guests.slice(plan.seat)].map((seat, at) => ({
      ...seat,
      ...own[at],
    })),
    rounds: plan.rounds,
    first: plan.first === null ? null : seatOf(plan.seat, plan.first),
    clock: CLOCKS[plan.clock],
    public: plan.guests.some((guest) => guest.kind === "open"),
    hints: plan.hints,
    spectators: plan.spectators,
  };
}

/** What this browser saves of a new table: its own keys, and the invitations for others. */
export function keysOf(own: Record<number, Own>, created: Created) {
  const seats = Object.fromEntries(Object.entries(own).map(([seat, { key }]) => [seat, key]));
  const invitations: Record<number, string> = {};
  created.invitations.forEach((token, seat) => {
    if (token) invitations[seat] = token;
  });
  return { seats, invitations, owner: created.owner, spectator: created.spectator };
}
