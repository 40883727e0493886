import { expect, it } from "vitest";
import type { Table } from "./table.svelte";
import { doVerb } from "./typedCommands";

it("the rules are a word away from the text view", async () => {
  const table = { snapshot: { view: { game: "chess" } } } as unknown as Table;
  expect(await doVerb(table, "rules")).toEqual([]);
  expect(location.pathname).toBe("/rules/chess");
});
