import { describe, expect, it } from "vitest";
import { fillFrame } from "./fill-frame.ts";

describe("fillFrame", () => {
  it("puts each value in its place, and begins with a capital", () => {
    expect(
      fillFrame("{planet} meets {natal} on {date}.", {
        planet: "the Moon",
        natal: "you",
        date: "4 May",
      }),
    ).toBe("The Moon meets you on 4 May.");
  });

  it("refuses a frame that asks for more than is there", () => {
    expect(() => fillFrame("On {date} in {sign}.", { date: "4 May" })).toThrow(RangeError);
  });
});
