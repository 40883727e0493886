/** The names of games, options, bots and players in the reader's language; those of games come from
 * the server. */
import { getContext, setContext } from "svelte";
import lookalikes from "../../../src/tavolino/text/lookalikes.json";
import type { About, Seat, TableEvent, TableSnapshot } from "./api";
import type { BotInfo, Labelled, Option, Surface } from "./api/gameList";
import { offeredGames } from "./offeredGames.svelte";
import { say } from "./words.svelte";

export function gameTitle(game: string): string {
  return offeredGames.game(game)?.title ?? game;
}

/** What the table of a game is made of, in its edition; empty until the game is known. */
export function surfaceOf({ game, options }: Pick<About, "game" | "options">): Surface | "" {
  const info = offeredGames.game(game);
  return info?.edition_surfaces[String(options["edition"])] ?? info?.surface ?? "";
}

const AROUND = Symbol("the game that sentences are about");

/** In a component: everything said in it and below is about this game. */
export function aboutGame(game: () => string): void {
  setContext(AROUND, game);
}

export function gameAround(): () => string {
  return getContext<(() => string) | undefined>(AROUND) ?? (() => "");
}

/** One of the choices that an option has. */
export function choiceNamed(game: string, option: string, choice: string): Labelled {
  const found = offeredGames.game(game)?.options.find(({ name }) => name === option);
  return found?.choice_labels[choice] ?? { label: choice, text: "" };
}

/** Bots have first names; they stay as they are in every language. */
export function botName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}

const AT_ONCE = 0.05; // seconds; less is not noticeable

/** "Elo 1480 · at once": how strong and fast a bot is at a game, as measured; empty if it was not. */
export function strengthOf({ measured }: BotInfo, game: string): string {
  const found = measured[game];
  if (!found) return "";
  const { rating, seconds } = found;
  const thinks = seconds < AT_ONCE ? say("bot-at-once") : say("bot-thinks", { seconds });
  return `${say("bot-rating", { rating: String(rating) })} · ${thinks}`;
}

/** That another bot plays instead of one that has not learned a game with these options; empty if it
 * plays itself. */
export function standInOf(
  { name, learned }: Pick<BotInfo, "name" | "learned">,
  game: string,
  options: Readonly<Record<string, unknown>>,
): string {
  if (!learned) return "";
  const trained = learned.games[game];
  const plays =
    trained &&
    Object.entries(trained).every(([option, values]) => values.includes(options[option]));
  return plays
    ? ""
    : say("bot-stands-in", { bot: botName(name), other: botName(learned.stand_in) });
}

function seatName(seat: Seat, number: number): string {
  if (seat.bot) return botName(seat.bot);
  return seat.name ?? say("player", { number: number + 1 });
}

/** Letters of other scripts, and the Latin ones that they look like. */
const LATIN = new Map(
  Object.entries(lookalikes).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])),
);
const BLANKS = /\u115f|\u1160|\u17b4|\u17b5|\u2800/g;

function folded(name: string): string {
  const seen = name.normalize("NFKC").replace(BLANKS, " ").toUpperCase().toLowerCase();
  return seen
    .replace(/[\p{Cf}\p{Co}\p{Mn}\p{Me}]/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");
}

/** Two names look alike if they have one of these in common: both are the same whatever their case,
 * wide or narrow, with blanks and invisible characters, and the second also in whichever script the
 * letters are. */
function looksOf(name: string): string[] {
  const drawn = [...name.normalize("NFKD")].map((sign) => LATIN.get(sign) ?? sign).join("");
  return [...new Set([folded(name), folded(drawn)])];
}

/** The names at a table, made distinct as on the server (`text/names.py`): of two Mimis, the first
 * is Mimi 1 and the second Mimi 2. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map(seatName);
  const looks = names.map(looksOf);
  const every = looks.flat();
  const unlike = looks.map((each) =>
    each.every((look) => every.indexOf(look) === every.lastIndexOf(look)),
  );
  const taken = new Set(looks.filter((_, at) => unlike[at]).flat());
  const isTaken = (name: string) => looksOf(name).some((look) => taken.has(look));
  return names.map((name, at) => {
    if (unlike[at]) return name;
    let number = 1;
    while (isTaken(`${name} ${number}`)) number += 1;
    for (const look of looksOf(`${name} ${number}`)) taken.add(look);
    return `${name} ${number}`;
  });
}

/** The same for the one who looks, where a name stands alone: a player without a name is "You" to
 * themselves. */
export function namesSeenFrom(seats: readonly Seat[], seat: number | null): string[] {
  return seatNames(seats).map((name, at) =>
    at === seat && seats[at]!.name === null && !seats[at]!.bot ? say("you-seat") : name,
  );
}

/** Who wrote a line of the chat. */
export function speakerName(
  { player, name }: TableEvent,
  { seats, seat }: Pick<TableSnapshot, "seats" | "seat">,
): string {
  if (typeof player === "number") return namesSeenFrom(seats, Number(seat))[player] ?? "";
  return (typeof name === "string" && name) || say("chat-spectator");
}

/** "Game · edition · extension": what is played at a table, in one line. */
export function whatIsPlayed(about: Pick<About, "game" | "options">): string {
  const options = offeredGames.game(about.game)?.options ?? [];
  const parts = options.map((option) => inTitle(option, about.options[option.name]));
  return [gameTitle(about.game), ...parts].filter(Boolean).join(" · ");
}

function inTitle(option: Option, value: unknown): string {
  if (!option.in_title) return "";
  if (option.kind === "players") {
    return typeof value === "number" ? say("players-count", { count: value }) : "";
  }
  if (option.kind === "choice") return option.choice_labels[String(value)]?.label ?? "";
  return value === true ? option.label : "";
}

/** What is agreed on at a table: its edition, extensions that are used, and numbers that are not the
 * usual ones. */
export function optionsInWords(about: Pick<About, "game" | "options">): Labelled[] {
  const options = offeredGames.game(about.game)?.options ?? [];
  return options.flatMap((option): Labelled | Labelled[] => {
    const value = about.options[option.name];
    if (option.kind === "choice") return option.choice_labels[String(value)] ?? [];
    if (option.kind === "switch")
      return value === true ? { label: option.label, text: option.text } : [];
    if (option.kind === "players") return { label: inTitle(option, value), text: "" };
    if (option.kind === "file") return value ? { label: option.label, text: option.text } : [];
    if (option.kind !== "size" || value === undefined || value === option.default) return [];
    return { label: `${option.label}: ${String(value)}`, text: "" };
  });
}
