import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { MENHIR_1, MENHIR_2, MENHIR_3, ROCK } from "./glyphs.gen";
import Stone from "./Stone.svelte";

const outlines = (edition: string, numbers: number[]) =>
  numbers.map((number) => {
    const { container } = render(Stone, { number, edition });
    return container.querySelector("path")?.getAttribute("d");
  });

describe("boundary stones", () => {
  it.each(["iello", "ps-games", ""])("are rocks in the edition %j", (edition) => {
    expect(outlines(edition, [1, 2])).toEqual([ROCK.filled, ROCK.filled]);
  });

  it("are standing stones in the edition menhir, and neighbours differ", () => {
    const found = outlines("menhir", [1, 2, 3]);
    expect(new Set(found)).toEqual(new Set([MENHIR_1.filled, MENHIR_2.filled, MENHIR_3.filled]));
  });

  it("show their number, unless they only count", () => {
    const { container } = render(Stone, { number: 7, edition: "menhir" });
    expect(container.querySelector("text")?.textContent).toBe("7");
    const { container: counted } = render(Stone, { number: 0, edition: "menhir" });
    expect(counted.querySelector("text")).toBeNull();
  });
});
