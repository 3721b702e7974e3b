import type { ForecastCorpus } from "./forecast-corpus.ts";
import { forecastFrames } from "./frames.ts";
import { fullMoonIn, newMoonIn } from "./lunations.ts";
import { transitMeaning } from "./transit-meaning.ts";
import { directIn, retrogradeIn, solarReturnIn } from "./turns.ts";

/** What the built-in writer says about the events of a month. */
export const forecastCorpus: ForecastCorpus = {
  ...forecastFrames,
  newMoonIn,
  fullMoonIn,
  retrogradeIn,
  directIn,
  solarReturnIn,
  transitMeaning,
};
