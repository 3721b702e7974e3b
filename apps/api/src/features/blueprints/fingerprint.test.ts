import type { AxisResult } from "@cosmic/domain";
import type { BirthHours } from "@cosmic/domain/hours";
import { describe, expect, it } from "vitest";
import { birthOnDate } from "../cities/index.ts";
import { computeFingerprint } from "./fingerprint.ts";

const inputs = {
  mbtiType: "INTJ" as const,
  birth: birthOnDate("1990-07-14"),
  axes: null,
  writtenAt: new Date("2026-11-23T10:00:00Z"),
};

const axes: AxisResult[] = [
  { axis: "EI", letter: "I", sum: 3, position: 0.9, clarity: "clear", neighbour: null },
  { axis: "SN", letter: "N", sum: 1, position: 0.6, clarity: "slight", neighbour: null },
];

const nameHours = (birthHours: BirthHours) =>
  computeFingerprint({ ...inputs, birth: { ...inputs.birth, birthHours } });

describe("the fingerprint of a blueprint", () => {
  // Versions in service compute these. Another value would give each of their readers a second blueprint.
  it("stays what earlier versions compute", () => {
    expect(computeFingerprint(inputs)).toBe(
      "b479c2055e2a12d1c6e5be2a251eb0948e8f3920526be31f357b2f4b1db57276",
    );
    expect(computeFingerprint({ ...inputs, axes })).toBe(
      "63fff950b361e301932d8fa7f1704892242f20ced8fe55e9272269c1ed3ac48e",
    );
  });

  it.each<[BirthHours, BirthHours]>([
    [
      { kind: "about", time: "07:00", minutes: 30 },
      { minutes: 30, time: "07:00", kind: "about" },
    ],
    [
      { to: "10:00", from: "06:00", kind: "between" },
      { kind: "between", from: "06:00", to: "10:00" },
    ],
    [
      { to: 60, kind: "rounded", time: "07:00" },
      { kind: "rounded", time: "07:00", to: 60 },
    ],
  ])(
    "is the same for the hours %j as the database orders them, and as a request does",
    (stored, given) => {
      expect(nameHours(given)).toBe(nameHours(stored));
    },
  );

  it("stays what earlier versions compute from stored hours", () => {
    const birthHours: BirthHours = { to: "10:00", from: "06:00", kind: "between" };
    expect(nameHours(birthHours)).toBe(
      "f08ca9403b3bda38acbb2bf89b5eca6fc93511f28e254827c2ab982f9c49239a",
    );
  });

  it("is the same all month, and another the month after", () => {
    const written = (at: string) => computeFingerprint({ ...inputs, writtenAt: new Date(at) });
    expect(written("2026-11-30T23:59:59Z")).toBe(computeFingerprint(inputs));
    expect(written("2026-12-01T00:00:00Z")).not.toBe(computeFingerprint(inputs));
  });
});
