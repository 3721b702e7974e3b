import type { SalientFact, SectionName } from "@cosmic/domain";
import { findOppositePole, STANCE_POLES, type StancePole } from "../stances/stances.ts";
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

/** An exercise, and what it was chosen for: habits of the reader, and names of salient facts. */
export interface ChosenExercise {
  exercise: Exercise;
  reasons: readonly string[];
}

/** What a report says its reader does: the whole of it, and the section that an exercise stands in. */
export interface Habits {
  ofReport: ReadonlySet<StancePole>;
  inSection: (name: SectionName) => readonly StancePole[];
}

const POLES: ReadonlySet<string> = new Set(Object.values(STANCE_POLES).flat());
const isPole = (suit: string): suit is StancePole => POLES.has(suit);

/**
 * Nine different exercises, one for each of EXERCISE_SECTIONS: of its area one that helps with the most of the
 * reader's habits and salient facts, or one fewer; among those the variant decides. None that would strengthen
 * what its section tells of the reader.
 * @param variant the same for the same person
 */
export function chooseExercises(
  habits: Habits,
  facts: readonly SalientFact[],
  variant: number,
): ReadonlyMap<SectionName, ChosenExercise> {
  const kinds: readonly string[] = facts.map(({ kind }) => kind);
  const chosen = new Map<SectionName, ChosenExercise>();
  const used = new Set<Exercise>();
  for (const [section, area] of EXERCISE_SECTIONS) {
    const told = habits.inSection(section);
    const score = ({ suits }: Exercise) =>
      sum(suits, (suit) => {
        if (!isPole(suit)) return kinds.includes(suit) ? 2 : 0;
        if (told.includes(findOppositePole(suit))) return Number.NEGATIVE_INFINITY;
        return (told.includes(suit) ? 2 : 0) + (habits.ofReport.has(suit) ? 1 : 0);
      });
    const open = exercises
      .map((exercise, place) => ({ exercise, place, score: score(exercise) }))
      .filter(({ exercise }) => exercise.areas.includes(area) && !used.has(exercise));
    const highest = Math.max(...open.map((each) => each.score));
    // Among those that help about as well, so that people of one habit do not all get the same.
    const [best] = open
      .filter((each) => each.score >= highest - 1)
      .toSorted((a, b) => shuffle(a.place, variant) - shuffle(b.place, variant));
    if (!best) throw new RangeError(`No exercise is left for ${area}`);
    used.add(best.exercise);
    const suits: readonly string[] = best.exercise.suits;
    const reasons = [
      ...suits.filter((suit) => isPole(suit) && habits.ofReport.has(suit)),
      ...facts.filter(({ kind }) => suits.includes(kind)).map(nameFact),
    ];
    chosen.set(section, { exercise: best.exercise, reasons });
  }
  return chosen;
}

const sum = <T>(list: readonly T[], weigh: (item: T) => number): number =>
  list.reduce((total, item) => total + weigh(item), 0);

/** A fixed order of places that differs from variant to variant. */
const shuffle = (place: number, variant: number) =>
  ((place + 1) * 7919 + variant * 104_729) % 10_007;
