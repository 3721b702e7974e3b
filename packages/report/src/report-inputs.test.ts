import { describe, expect, it } from "vitest";
import { LISBON, makeReportInputs } from "../test/report-inputs.ts";

describe("the inputs of a report", () => {
  it("take birth date, sign and an open changeover from the chart", () => {
    expect(makeReportInputs("1992-04-19")).toMatchObject({
      birthDate: "1992-04-19",
      sunSign: "Aries",
      changeover: { from: "Aries", to: "Taurus", at: expect.stringMatching(/^1992-04-19T19:5\d/) },
    });
    expect(makeReportInputs("1990-07-14")).toMatchObject({ sunSign: "Cancer", changeover: null });
  });

  it("have no changeover that the birth time and place settle", () => {
    const birth = { birthDate: "1992-04-19", birthTime: "23:30", place: LISBON };
    expect(makeReportInputs(birth)).toMatchObject({ sunSign: "Taurus", changeover: null });
  });
});
