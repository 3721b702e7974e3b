import { describe, expect, test } from "vitest";
import { findRangeProblem, lastDays, readRange } from "./day-range.ts";

const today = "2026-11-21";

test("lastDays ends with today and includes it", () => {
  expect(lastDays(1, today)).toEqual({ from: today, to: today });
  expect(lastDays(30, today)).toEqual({ from: "2026-10-23", to: today });
});

describe("a range of days", () => {
  test.each([
    [{ from: "2026-11-01", to: today }],
    [{ from: today, to: today }],
    [{ from: "2025-11-21", to: today }],
  ])("findRangeProblem accepts %j", (range) => {
    expect(findRangeProblem(range, today)).toBeNull();
  });

  test.each([
    [{ from: "", to: today }, "from"],
    [{ from: "2026-02-30", to: today }, "from"],
    [{ from: "2026-11-01", to: "" }, "to"],
    [{ from: "2026-11-01", to: "2026-11-22" }, "to"],
    [{ from: "2026-11-02", to: "2026-11-01" }, "from"],
    [{ from: "2025-11-20", to: today }, "from"],
  ])("findRangeProblem rejects %j at the field at fault", (range, field) => {
    expect(findRangeProblem(range, today)).toMatchObject({ field });
  });
});

test("readRange falls back to the last thirty days", () => {
  const defaultRange = lastDays(30, today);
  expect(readRange(new URLSearchParams(), today)).toEqual(defaultRange);
  expect(readRange(new URLSearchParams("from=2026-11-02&to=2026-11-01"), today)).toEqual(
    defaultRange,
  );
  expect(readRange(new URLSearchParams("from=2026-11-01&to=2026-11-02"), today)).toEqual({
    from: "2026-11-01",
    to: "2026-11-02",
  });
});
