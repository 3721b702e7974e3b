import type { SalientFact, SectionName } from "@cosmic/domain";
import { STANCE_POLES, type StanceDimension } from "../stances/stances.ts";
import { nameFact } from "../standouts/name-fact.ts";
import type { Exercise, ExerciseArea } from "./exercise.ts";
import { exercises } from "./prose.ts";

/** Where the nine exercises of a report stand, and which area of life each is from. */
export const EXERCISE_SECTIONS: readonly (readonly [SectionName, ExerciseArea])[] = [
  ["hiddenPotentials", "making"],
  ["leadershipStyle", "work"],
  ["moneyMindset", "money"],
  ["soulMateGuidance", "love"],
  ["conflictResolution", "conflict"],
  ["healthWellness", "body"],
  ["learningStyle", "learning"],
  ["spiritualInsights", "spirit"],
  ["personalityIntegration", "self"],
];

/** An exercise, and what it was chosen for: poles of the reader's tensions, and names of salient facts. */
export interface ChosenExercise {
  exercise: Exercise;
  reasons: readonly string[];
}

/**
 * Nine different exercises, one for each of EXERCISE_SECTIONS: of its area one that suits the most of
 * the reader's tensions and salient facts, or one fewer; among those the variant decides.
 * @param variant the same for the same person
 */
export function chooseExercises(
  tensions: readonly StanceDimension[],
  facts: readonly SalientFact[],
  variant: number,
): ReadonlyMap<SectionName, ChosenExercise> {
  const poles: readonly string[] = tensions.flatMap((dimension) => STANCE_POLES[dimension]);
  const kinds: readonly string[] = facts.map(({ kind }) => kind);
  const chosen = new Map<SectionName, ChosenExercise>();
  const used = new Set<Exercise>();
  for (const [section, area] of EXERCISE_SECTIONS) {
    const open = exercises
      .map((exercise, place) => ({ exercise, place, score: countSuits(exercise, poles, kinds) }))
      .filter(({ exercise }) => exercise.areas.includes(area) && !used.has(exercise));
    const highest = Math.max(...open.map(({ score }) => score));
    // Among those that suit about as well, so that people of one tension do not all get the same.
    const [best] = open
      .filter(({ score }) => score >= highest - 1)
      .toSorted((a, b) => shuffle(a.place, variant) - shuffle(b.place, variant));
    if (!best) throw new RangeError(`No exercise is left for ${area}`);
    used.add(best.exercise);
    const suits: readonly string[] = best.exercise.suits;
    const reasons = [
      ...suits.filter((suit) => poles.includes(suit)),
      ...facts.filter(({ kind }) => suits.includes(kind)).map(nameFact),
    ];
    chosen.set(section, { exercise: best.exercise, reasons });
  }
  return chosen;
}

/** A salient fact counts twice: there are three of them, and tensions are many. */
const countSuits = (
  { suits }: Exercise,
  poles: readonly string[],
  kinds: readonly string[],
): number =>
  suits.filter((suit) => poles.includes(suit)).length +
  2 * suits.filter((suit) => kinds.includes(suit)).length;

/** A fixed order of places that differs from variant to variant. */
const shuffle = (place: number, variant: number) =>
  ((place + 1) * 7919 + variant * 104_729) % 10_007;
