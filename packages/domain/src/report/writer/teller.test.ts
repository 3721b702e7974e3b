import { describe, expect, it } from "vitest";
import { createTeller } from "./teller.ts";

describe("a teller", () => {
  it("gives frames in turn, list by list", () => {
    const teller = createTeller();
    const [dawn, dusk] = [
      ["a", "b"],
      ["c", "d"],
    ];
    expect([dawn, dusk, dawn, dawn, dusk].map((list) => teller.next(list))).toEqual([
      "a",
      "c",
      "b",
      "a",
      "d",
    ]);
    expect(() => teller.next([])).toThrow(RangeError);
  });

  it("gives a reading once, also when two lists hold it", () => {
    const teller = createTeller();
    expect(teller.unused(["one", "two"])).toEqual(["one"]);
    expect(teller.unused(["one", "two"])).toEqual(["two"]);
    expect(teller.unused(["one", "two"])).toEqual([]);
    expect(teller.unused(["two", "three"])).toEqual(["three"]);
    expect(createTeller().unused(["one"])).toEqual(["one"]);
  });
});
