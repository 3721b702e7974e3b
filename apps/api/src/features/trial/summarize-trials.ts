import type { Accuracy, TrialResults } from "@cosmic/contracts";
import { DECOY_KINDS, getChance, summarizeChoices } from "@cosmic/domain/trial";
import type { CountedChoice } from "./trial.store.ts";

type Choices = readonly (CountedChoice & { count: number })[];

const sum = (choices: Choices) => choices.reduce((total, { count }) => total + count, 0);

const summarize = (choices: Choices, chance: number) =>
  summarizeChoices(sum(choices.filter(({ isOwn }) => isOwn)), sum(choices), chance);

function toResults(choices: Choices): TrialResults {
  const blind = choices.filter(({ arm }) => arm !== "same");
  const check = choices.filter(({ arm }) => arm === "same");
  return {
    all: summarize(blind, getChance("far")),
    byDecoys: DECOY_KINDS.map((decoys) => ({
      decoys,
      ...summarize(
        blind.filter(({ arm }) => arm === decoys),
        getChance(decoys),
      ),
    })),
    check: summarize(check, getChance("same")),
    places: [1, 2, 3].map((place) => sum(blind.filter((each) => each.place === place))),
  };
}

/** What the choices say, of overviews and of chapters apart: a chapter may have been read before. */
export function summarizeTrials(choices: Choices): Accuracy {
  return {
    overview: toResults(choices.filter(({ subject }) => subject === "overview")),
    chapters: toResults(choices.filter(({ subject }) => subject !== "overview")),
  };
}
