// @ts-check
/* The Fluent files of the Python side, for the page: one text per language, and the types of its
   messages. English is the source; messages that it lacks do not exist. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fluent from "@fluent/syntax";

const HERE = dirname(fileURLToPath(import.meta.url));
const PACKAGE = join(HERE, "../../src/tavolino");
const SHARED = join(PACKAGE, "text/locales");
const GAMES = readdirSync(join(PACKAGE, "presentation"))
  .map((game) => join(PACKAGE, "presentation", game, "locales"))
  .filter((folder) => existsSync(folder));
const TYPES = join(HERE, "../generated/messages.ts");
const VIRTUAL = "virtual:words/";

/** What the page says itself: its own words, those of its boards, and the names of cards. All other
 * sentences come from the server. */
const OURS = [
  "page.ftl",
  "games.ftl",
  "review.ftl",
  "analysis-board.ftl",
  "luck.ftl",
  "sharing.ftl",
  "board.ftl",
  "cards.ftl",
  "table.ftl",
  "presence.ftl",
];

/** @param {string} language */
function files(language) {
  return [SHARED, ...GAMES]
    .flatMap((folder) => OURS.map((file) => join(folder, language, file)))
    .filter((file) => existsSync(file));
}

/** @param {string} file */
function parse(file) {
  return fluent.parse(readFileSync(file, "utf8"), { withSpans: false });
}

/**
 * The messages of a language without comments, as one text.
 * @param {string} language
 */
function words(language) {
  const entries = files(language).flatMap((file) => parse(file).body);
  const messages = entries.filter((entry) => entry instanceof fluent.Message);
  messages.forEach((message) => (message.comment = null));
  return fluent.serialize(new fluent.Resource(messages), {});
}

class Uses extends fluent.Visitor {
  /** @type {Set<string>} */ variables = new Set();
  /** @type {Set<string>} */ mentions = new Set();

  /** @param {fluent.VariableReference} reference */
  visitVariableReference(reference) {
    this.variables.add(reference.id.name);
  }

  /** @param {fluent.MessageReference} reference */
  visitMessageReference(reference) {
    this.mentions.add(reference.id.name);
  }
}

/** @param {fluent.Message} message */
function uses(message) {
  const found = new Uses();
  for (const [, name] of message.comment?.content.matchAll(/\$(\w+)/g) ?? []) {
    found.variables.add(/** @type {string} */ (name));
  }
  found.visit(message);
  return found;
}

/** A TypeScript interface: each message with the arguments that it needs, including those of the
 * messages that it mentions. */
function types() {
  /** @type {Map<string, Uses>} */
  const messages = new Map();
  for (const file of files("en")) {
    for (const entry of parse(file).body) {
      if (entry instanceof fluent.Message) messages.set(entry.id.name, uses(entry));
    }
  }
  /** @type {(key: string) => string[]} */
  const needs = (key) => {
    const found = messages.get(key);
    if (!found) throw new Error(`a message mentions ${key}, which is not in the English locales`);
    return [...found.variables, ...[...found.mentions].flatMap(needs)];
  };
  const lines = [...messages.keys()].sort().map((key) => {
    const fields = [...new Set(needs(key))].sort().map((name) => `${name}: Value`);
    return `  "${key}": ${fields.length ? `{ ${fields.join("; ")} }` : "NoArguments"};`;
  });
  return [
    "// Made from the English locales by scripts/fluent.js.",
    "export type Value = string | number;",
    "export type NoArguments = Record<never, never>;",
    "export interface Messages {",
    ...lines,
    "}",
    "",
  ].join("\n");
}

export function writeTypes() {
  mkdirSync(dirname(TYPES), { recursive: true });
  writeFileSync(TYPES, types());
}

/** Serves `virtual:words/LANGUAGE`, and updates the types of messages during development. @returns
 * {import("vite").Plugin} */
export function fluentWords() {
  return {
    name: "fluent-words",
    buildStart() {
      writeTypes();
    },
    resolveId(id) {
      return id.startsWith(VIRTUAL) ? "\0" + id : null;
    },
    load(id) {
      if (!id.startsWith("\0" + VIRTUAL)) return null;
      const language = id.slice(VIRTUAL.length + 1);
      files(language).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(words(language))};`;
    },
    configureServer(server) {
      server.watcher.add([SHARED, ...GAMES]);
      server.watcher.on("change", (file) => {
        if (!file.endsWith(".ftl")) return;
        writeTypes();
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
