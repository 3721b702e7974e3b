import { expect, test } from "vitest";
import { aReportOfHours } from "../../../../test/a-birth-of-hours.ts";
import { findStops, listChanges } from "./list-changes.ts";
import { readReportHours, toSentHours } from "./read-report-hours.ts";

const TEXT = { houses: "whole-sign", orbs: "standard", zodiacOffset: 0 } as const;

const changesOn = (date: string) => {
  const hours = readReportHours(toSentHours(aReportOfHours(null, date)), TEXT);
  return { hours, changes: listChanges(hours) };
};

test("every boundary has its mark, a planet’s change of sign too", () => {
  const { hours, changes } = changesOn("1990-12-14");
  const planets = hours.boundaries.filter(
    ({ began }) => began?.kind === "sign" && began.body !== "Moon",
  );
  expect(planets).toHaveLength(1);
  expect(changes).toContainEqual(
    expect.objectContaining({ at: planets[0]?.at, words: "Mars in Taurus", isOnRing: false }),
  );
  const kinds = hours.boundaries.filter(({ began, ended }) => (began ?? ended)?.kind !== "house");
  expect(changes).toHaveLength(kinds.length);
});

test("the first minute after a change has what it brings", () => {
  const { hours, changes } = changesOn("1990-07-14");
  for (const { at, index } of changes) {
    expect(hours.clock.getInstant(index)).toBeGreaterThanOrEqual(at);
    expect(hours.clock.getInstant(index - 1)).toBeLessThan(at);
  }
});

test("changes of one minute are one stop", () => {
  const change = { at: 0, isOnRing: false };
  const changes = [
    { ...change, index: 4, words: "a" },
    { ...change, index: 4, words: "b" },
    { ...change, index: 9, words: "c" },
  ];
  expect(findStops(changes, 4)).toEqual({ before: null, after: { index: 9, words: "c" } });
  expect(findStops(changes, 9)).toEqual({ before: { index: 4, words: "a, b" }, after: null });
});
