/** Adding games from a file or a link to those that are here. */
import { savedTables } from "~/lib/savedTables.svelte";
import { settings } from "~/lib/settings.svelte";
import { say } from "~/lib/words.svelte";
import { MOST_BYTES, readGames, WrongFile } from "./savedGames";
import { keep } from "./storage";
import { decrypt, take, type Carried } from "./transfer";

/** What is wrong with a file, in a sentence for its reader. */
export class ImportProblem extends Error {}

function problemWith({ problem, where }: WrongFile): ImportProblem {
  switch (problem) {
    case "large":
      return new ImportProblem(say("games-wrong-large", { most: MOST_BYTES / 2 ** 20 }));
    case "unreadable":
      return new ImportProblem(say("games-wrong-unreadable"));
    case "other":
      return new ImportProblem(say("games-wrong-other"));
    case "newer":
      return new ImportProblem(say("games-wrong-newer"));
    case "field":
      return new ImportProblem(say("games-wrong-field", { where }));
  }
}

/** Check and add; returns what was added, in a sentence. */
async function add(content: () => Promise<string>): Promise<string> {
  try {
    const { games, tables } = readGames(await content());
    const fresh = await keep(games);
    const opened = savedTables.merge(tables);
    const sentences = [say("games-added", { fresh, known: games.length - fresh })];
    if (opened) sentences.push(say("games-added-tables", { count: opened }));
    return sentences.join(" ");
  } catch (reason) {
    throw reason instanceof WrongFile ? problemWith(reason) : reason;
  }
}

export function addGames(file: File): Promise<string> {
  return add(() => {
    if (file.size > MOST_BYTES) throw new WrongFile("large");
    return file.text();
  });
}

/** What was carried here from another device. The server hands it out once. */
export function addCarried({ transfer, key }: Carried): Promise<string> {
  return add(async () => {
    const ciphertext = await take(transfer, settings.language);
    try {
      return await decrypt(ciphertext, key);
    } catch (reason) {
      if (reason instanceof WrongFile && reason.problem === "large") throw reason;
      throw new ImportProblem(say("games-wrong-link"));
    }
  });
}
