import type { SalientFact, SectionName } from "@cosmic/domain";
import type { StancePole } from "../stances/stances.ts";
import { nameFact } from "../standouts/name-fact.ts";
import type { Exercise } from "./exercise.ts";
import { exercises } from "./prose.ts";

/** Where the nine exercises of a report stand. */
export const EXERCISE_SECTIONS: readonly SectionName[] = [
  "hiddenPotentials",
  "leadershipStyle",
  "moneyMindset",
  "soulMateGuidance",
  "conflictResolution",
  "healthWellness",
  "learningStyle",
  "spiritualInsights",
  "personalityIntegration",
];

/** An exercise, and what it is for: habits of the reader, and names of salient facts. */
export interface ChosenExercise {
  exercise: Exercise;
  reasons: readonly string[];
}

const BY_TITLE = new Map(exercises.map((exercise) => [exercise.title, exercise]));

/** Lifts what also suits a salient fact of the chart before what fits the section one place better. */
const SALIENCE = 1.5;

/**
 * Nine different exercises, one for each of EXERCISE_SECTIONS: of those that its text calls for, the best that no
 * section before it has.
 * @param listTitles what the text of a section calls for, best first
 * @param poles every pole that the report takes of its reader
 */
export function chooseExercises(
  listTitles: (name: SectionName) => readonly string[],
  poles: ReadonlySet<StancePole>,
  facts: readonly SalientFact[],
): ReadonlyMap<SectionName, ChosenExercise> {
  const kinds: ReadonlySet<string> = new Set(facts.map(({ kind }) => kind));
  const isOfReader: ReadonlySet<string> = poles;
  const chosen = new Map<SectionName, ChosenExercise>();
  const used = new Set<Exercise>();
  for (const section of EXERCISE_SECTIONS) {
    const [best] = listTitles(section)
      .map((title, place) => ({ exercise: findExercise(title), place }))
      .map(({ exercise, place }) => ({
        exercise,
        rank: (exercise.suits.some((suit) => kinds.has(suit)) ? SALIENCE : 0) - place,
      }))
      .filter(({ exercise }) => !used.has(exercise))
      .toSorted((a, b) => b.rank - a.rank);
    const exercise = best?.exercise ?? exercises.find((each) => !used.has(each));
    if (!exercise) throw new RangeError("There are fewer exercises than sections");
    used.add(exercise);
    const suits: readonly string[] = exercise.suits;
    const reasons = [
      ...suits.filter((suit) => isOfReader.has(suit)),
      ...facts.filter(({ kind }) => suits.includes(kind)).map(nameFact),
    ];
    chosen.set(section, { exercise, reasons });
  }
  return chosen;
}

function findExercise(title: string): Exercise {
  const exercise = BY_TITLE.get(title);
  if (!exercise) throw new RangeError(`No exercise is called ${title}`);
  return exercise;
}
