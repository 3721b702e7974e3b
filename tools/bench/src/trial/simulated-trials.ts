import { drawTrial, toOpenTrial } from "@cosmic/api/features/trial/draw-trial";
import type { OpenTrial } from "@cosmic/contracts";
import { MBTI_TYPES, ZODIAC_SIGNS } from "@cosmic/domain";
import { SIGN_PLACES } from "@cosmic/domain/trial";
import { createRandom } from "../load-model/random.ts";

/** A trial as a browser gets it, and what only the server knows. */
export interface SimulatedTrial {
  open: OpenTrial;
  /** Where the reader's own text stands, from 0. */
  own: number;
}

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Trials with three texts for readers of every pairing, each as likely as the others. */
export function simulateTrials(count: number, seed: number): SimulatedTrial[] {
  const random = createRandom(seed);
  const pick = (options: number) => Math.floor(random() * options);
  const newId = () => Array.from({ length: 22 }, () => CHARACTERS[pick(64)]).join("");
  const trials: SimulatedTrial[] = [];
  while (trials.length < count) {
    const mbtiType = MBTI_TYPES[pick(16)] ?? "INTJ";
    const place = ZODIAC_SIGNS[pick(12)] ?? "Aries";
    const trial = drawTrial({ pick, newId }, "overview", { mbtiType, place }, SIGN_PLACES);
    if (trial.arm === "same" || trial.options === null) continue;
    const own = trial.options.findIndex(({ id }) => id === trial.ownId);
    trials.push({ open: toOpenTrial(trial.id, "overview", trial.options), own });
  }
  return trials;
}
