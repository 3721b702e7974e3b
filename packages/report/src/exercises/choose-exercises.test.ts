import { ELEMENTS, MBTI_TYPES } from "@cosmic/domain";
import { findSalientFacts } from "@cosmic/domain/chart";
import { describe, expect, it } from "vitest";
import { makeReportInputs } from "../../test/report-inputs.ts";
import { SECTIONS } from "../sections/sections.ts";
import { STANCE_POLES } from "../stances/stances.ts";
import { writeReport } from "../write-report.ts";
import { chooseExercises, EXERCISE_SECTIONS } from "./choose-exercises.ts";
import { exercises } from "./prose.ts";

const TITLES = new Set(exercises.map(({ title }) => title));
const [first, second, third, ...rest] = TITLES;
const BIRTHS = ["1990-11-05", "1984-04-05", "1971-05-08", "2004-03-05"];
const READERS = BIRTHS.flatMap((birthDate) =>
  MBTI_TYPES.map((type) => makeReportInputs({ birthDate }, type)),
);

describe("choosing exercises", () => {
  it("gives each section the best that its text calls for and none before it has", () => {
    const chosen = chooseExercises(() => [...TITLES], new Set(), []);
    const titles = [...chosen.values()].map(({ exercise }) => exercise.title);
    expect(titles).toEqual([first, second, third, ...rest].slice(0, EXERCISE_SECTIONS.length));
  });

  it("lifts one that suits a salient fact, by one place", () => {
    const facts = findSalientFacts(makeReportInputs({ birthDate: "1990-11-05" }, "INFJ").chart);
    const kinds = new Set<string>(facts.map(({ kind }) => kind));
    const suiting = exercises.find(({ suits }) => suits.some((suit) => kinds.has(suit)));
    const others = exercises.filter(({ suits }) => !suits.some((suit) => kinds.has(suit)));
    const [one = "", two = ""] = others.map(({ title }) => title);
    const choose = (titles: readonly string[]) =>
      chooseExercises(() => titles, new Set(), facts).get("hiddenPotentials")?.exercise.title;
    expect(choose([one, suiting?.title ?? ""])).toBe(suiting?.title);
    expect(choose([one, two, suiting?.title ?? ""])).toBe(one);
  });

  it("tells the habits of the reader that it works against", () => {
    const { title = "", suits = [] } = exercises.find((each) => each.suits.includes("peace")) ?? {};
    const chosen = chooseExercises(() => [title], new Set(["peace"]), []).get("hiddenPotentials");
    expect(suits).toContain("peace");
    expect(chosen?.reasons).toEqual(["peace"]);
  });

  it.each(EXERCISE_SECTIONS)("%s: each text calls for three different exercises", (name) => {
    const section = SECTIONS[name];
    const listed = "exercises" in section ? section.exercises : undefined;
    for (const type of MBTI_TYPES) {
      for (const element of ELEMENTS) {
        const titles = listed?.[type][element] ?? [];
        expect(new Set(titles).size, `${type} ${element}`).toBe(3);
        expect(titles.filter((title) => !TITLES.has(title))).toEqual([]);
      }
    }
  });

  it.each(EXERCISE_SECTIONS)("%s: a report has one that its text calls for", (name) => {
    const section = SECTIONS[name];
    const listed = "exercises" in section ? section.exercises : undefined;
    for (const inputs of READERS) {
      const { sentences } = writeReport(inputs).sections[name];
      const chosen = sentences.find(({ basis }) => basis.kind === "exercise");
      const called = Object.values(listed?.[inputs.mbtiType] ?? {}).flat();
      expect(called.map((title) => `${title}.`)).toContain(chosen?.text);
    }
  });

  it.each(Object.values(STANCE_POLES))("none works against both %s and %s", (one, other) => {
    const both = exercises.filter(({ suits }) => suits.includes(one) && suits.includes(other));
    expect(both.map(({ title }) => title)).toEqual([]);
  });
});
