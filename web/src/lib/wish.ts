/** A table as it is wished for on the page, and what is asked of the server for it. */
import type { Clock, Created, GameInfo, SeatWish, Wish } from "./api";

/** Who sits at a seat other than the first. */
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

export interface Plan {
  game: string;
  options: Record<string, unknown>;
  guests: Guest[];
  rounds: number;
  first: number | null;
  clock: ClockName;
  hints: boolean | null;
  spectators: boolean;
}

export function seatsOf(options: Record<string, unknown>): number {
  return typeof options["players"] === "number" ? options["players"] : 2;
}

/** The options as the server offers them, without those that stand as the server has them. */
export function standardOptions(game: GameInfo): Record<string, unknown> {
  return Object.fromEntries(
    game.options
      .filter((option) => option.default !== null)
      .map((option) => [option.name, option.default]),
  );
}

/** Whoever sets up a table sits down at once, with secrets of their own. */
export interface Own {
  key: string;
  name: string;
}

/** The seats of this device. */
export function ownSeats(plan: Pick<Plan, "guests">): number[] {
  return [0, ...plan.guests.flatMap(({ kind }, at) => (kind === "here" ? [at + 1] : []))];
}

export function wishOf(plan: Plan, own: Record<number, Own>): Wish {
  const guests: SeatWish[] = plan.guests.map((guest) =>
    guest.kind === "bot" ? { bot: guest.bot } : { open: guest.kind === "open" },
  );
  return {
    game: plan.game,
    options: plan.options,
    seats: [{}, ...guests].map((seat, at) => ({ ...seat, ...own[at] })),
    rounds: plan.rounds,
    first: plan.first,
    clock: CLOCKS[plan.clock],
    public: plan.guests.some((guest) => guest.kind === "open"),
    hints: plan.hints,
    spectators: plan.spectators,
  };
}

/** What this browser keeps of a new table: its own keys, and the invitations that are sent to others. */
export function keysOf(own: Record<number, Own>, created: Created) {
  const seats = Object.fromEntries(Object.entries(own).map(([seat, { key }]) => [seat, key]));
  const invitations: Record<number, string> = {};
  created.invitations.forEach((token, seat) => {
    if (token) invitations[seat] = token;
  });
  return { seats, invitations, owner: created.owner, spectator: created.spectator };
}
