import { expect, test } from "vitest";
import { natalChart } from "../natal-chart.ts";
import { getPlacement } from "../placement-of.ts";
import type { BirthHours } from "./birth-hours.ts";
import { computeHoursSky } from "./compute-hours-sky.ts";
import { listDayMinutes } from "./list-day-minutes.ts";
import { readHours } from "./read-hours.ts";
import { computeSignShares, formatShare, formatSignShares } from "./sign-shares.ts";

const place = { latitude: 52.52, longitude: 13.4, timeZone: "Europe/Berlin" };

/** The Moon's shares by its changes of sign, and as they are counted minute by minute. */
function compare(birthDate: string, hours: BirthHours | null) {
  const { ranges } = listDayMinutes(birthDate, hours, place.timeZone);
  const chart = natalChart({ birthDate, place, ...(hours ? { hours } : {}) });
  const { facts } = readHours(computeHoursSky(ranges, place), ranges);
  const counted = facts.flatMap(({ fact, share }) =>
    fact.kind === "sign" && fact.body === "Moon" ? [{ sign: fact.sign, share }] : [],
  );
  return { shares: computeSignShares(getPlacement(chart, "Moon"), ranges), counted };
}

test.each<[string, BirthHours | null]>([
  ["1990-07-16", null],
  ["1990-07-16", { kind: "between", from: "06:00", to: "20:00" }],
  ["1990-07-14", { kind: "part", part: "morning" }],
  // The clocks showed the hour from two to three twice, so these minutes are in two pieces.
  ["1990-09-30", { kind: "between", from: "02:00", to: "02:30" }],
])(
  "the shares of the Moon's signs on %s are those that a count of minutes gives: %j",
  (date, hours) => {
    const { shares, counted } = compare(date, hours);
    expect(shares).toEqual(counted);
  },
);

test("minutes in two pieces are counted without those between them", () => {
  const at = Date.UTC(1990, 8, 30);
  const ranges = [0, 60].map((from) => ({
    from: at + from * 60_000,
    to: at + (from + 9) * 60_000,
    offset: 0,
  }));
  const changes = [{ from: "Aries", to: "Taurus", at: new Date(at + 40 * 60_000) }] as const;
  expect(computeSignShares({ signs: ["Aries", "Taurus"], changes }, ranges)).toEqual([
    { sign: "Aries", share: 0.5 },
    { sign: "Taurus", share: 0.5 },
  ]);
});

test("shares are told with the sign that holds for half or more first, the others as possibilities", () => {
  const [aries, taurus] = ["Aries", "Taurus"] as const;
  const tell = (...shares: [number, number]) =>
    formatSignShares(
      [
        { sign: aries, share: shares[0] },
        { sign: taurus, share: shares[1] },
      ],
      "the day",
    );
  expect(tell(0.63, 0.37)).toBe("Aries for 63% of the day, or Taurus (37%)");
  expect(tell(0.4, 0.35)).toBe("Aries (40%) or Taurus (35%) of the day");
});

test.each([
  [0.001, "1%"],
  [0.625, "63%"],
  [0.999, "99%"],
])("a share of %d is written %s", (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test("two signs without the instant of their change have no shares", () => {
  const ranges = [{ from: 0, to: 60_000, offset: 0 }];
  expect(computeSignShares({ signs: ["Aries", "Taurus"], changes: [] }, ranges)).toEqual([]);
  expect(computeSignShares({ signs: ["Aries"], changes: [] }, ranges)).toEqual([
    { sign: "Aries", share: 1 },
  ]);
});
