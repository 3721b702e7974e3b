import { MBTI_TYPES } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { makeReportInputs } from "../../test/report-inputs.ts";
import { findUnit } from "../sections/find-unit.ts";
import { SECTIONS } from "../sections/sections.ts";
import { findOppositePole, listStancePoles, STANCE_POLES } from "../stances/stances.ts";
import { writeReport } from "../write-report.ts";
import { chooseExercises, EXERCISE_SECTIONS } from "./choose-exercises.ts";
import { exercises } from "./prose.ts";

const BIRTHS = ["1990-11-05", "1984-04-05", "1971-05-08", "2004-03-05"];
const READERS = BIRTHS.flatMap((birthDate) =>
  MBTI_TYPES.map((type) => makeReportInputs({ birthDate }, type)),
);

describe("choosing exercises", () => {
  it.each(EXERCISE_SECTIONS)("%s: none strengthens a habit that the section tells", (name) => {
    for (const inputs of READERS) {
      const { sentences } = writeReport(inputs).sections[name];
      const chosen = sentences.find(({ basis }) => basis.kind === "exercise");
      const exercise = exercises.find(({ title }) => chosen?.text === `${title}.`);
      const told = listStancePoles(findUnit(SECTIONS[name], inputs).unit.stances);
      const suits: readonly string[] = exercise?.suits ?? [];
      expect(`${exercise?.title}.`).toBe(chosen?.text);
      expect(told.filter((pole) => suits.includes(findOppositePole(pole)))).toEqual([]);
    }
  });

  it("prefers what works against the section's own habit", () => {
    const habits = { ofReport: new Set(["peace"] as const), inSection: () => ["peace"] as const };
    const chosen = chooseExercises(habits, [], 3).get("conflictResolution");
    expect(chosen?.exercise.suits).toContain("peace");
    expect(chosen?.reasons).toEqual(["peace"]);
  });

  it.each(Object.values(STANCE_POLES))("none works against both %s and %s", (one, other) => {
    const both = exercises.filter(({ suits }) => suits.includes(one) && suits.includes(other));
    expect(both.map(({ title }) => title)).toEqual([]);
  });
});
