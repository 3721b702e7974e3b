import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { INCOMPLETE_QUIZ_MESSAGE, parseAnswers } from "./answers.ts";

const answers = [1, 2, 3, 4, 5, 1, 2, 3];
const withLast = (last: unknown) => [...answers.slice(0, 7), last];

describe("parseAnswers", () => {
  it("accepts any eight integers from 1 to 5", () => {
    const eight = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(eight, (list) => {
        expect(parseAnswers(list)).toEqual(list);
      }),
    );
  });

  it.each([0, 6, -1, 1.5, "1", null, undefined, Number.NaN, Infinity, true, [1], {}])(
    "refuses a list with %j in it",
    (last) => {
      expect(parseAnswers(withLast(last))).toBeNull();
    },
  );

  it.each([
    [[]],
    [answers.slice(0, 7)],
    [[...answers, 1]],
    ["12345123"],
    [null],
    [{ ...Object.fromEntries(answers.entries()), length: 8 }],
  ])("refuses %j", (value) => {
    expect(parseAnswers(value)).toBeNull();
  });

  it("refuses a list with holes", () => {
    const holed: number[] = [];
    holed[7] = 3;
    expect(parseAnswers(holed)).toBeNull();
  });

  it("has the message people see", () => {
    expect(INCOMPLETE_QUIZ_MESSAGE).toBe("Please answer all questions before continuing.");
  });
});
