import { describe, expect, it } from "vitest";
import { createProsePicker } from "./prose-picker.ts";

describe("a picker", () => {
  it("gives frames in turn, list by list", () => {
    const picker = createProsePicker();
    const [dawn, dusk] = [
      ["a", "b"],
      ["c", "d"],
    ];
    expect([dawn, dusk, dawn, dawn, dusk].map((list) => picker.next(list))).toEqual([
      "a",
      "c",
      "b",
      "a",
      "d",
    ]);
    expect(() => picker.next([])).toThrow(RangeError);
  });

  it("gives a reading once, also when two lists hold it", () => {
    const picker = createProsePicker();
    expect(picker.unused(["one", "two"])).toEqual(["one"]);
    expect(picker.unused(["one", "two"])).toEqual(["two"]);
    expect(picker.unused(["one", "two"])).toEqual([]);
    expect(picker.unused(["two", "three"])).toEqual(["three"]);
    expect(createProsePicker().unused(["one"])).toEqual(["one"]);
  });
});
