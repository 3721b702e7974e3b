import { describe, expect, it } from "vitest";
import { factsOf, LISBON } from "../../test/report-facts.ts";

describe("the facts of a report", () => {
  it("take birth date, sign and an open changeover from the chart", () => {
    expect(factsOf("1992-04-19")).toMatchObject({
      birthDate: "1992-04-19",
      sunSign: "Aries",
      changeover: { from: "Aries", to: "Taurus", at: expect.stringMatching(/^1992-04-19T19:5\d/) },
    });
    expect(factsOf("1990-07-14")).toMatchObject({ sunSign: "Cancer", changeover: null });
  });

  it("hold no changeover that the birth time and place settle", () => {
    const birth = { birthDate: "1992-04-19", birthTime: "23:30", place: LISBON };
    expect(factsOf(birth)).toMatchObject({ sunSign: "Taurus", changeover: null });
  });
});
