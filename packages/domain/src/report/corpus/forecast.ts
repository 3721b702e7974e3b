import { forecastFrames } from "./forecast/frames.ts";
import { fullMoonIn, newMoonIn } from "./forecast/lunations.ts";
import { transitMeaning } from "./forecast/transit-meaning.ts";
import { directIn, retrogradeIn, solarReturnIn } from "./forecast/turns.ts";
import type { ForecastCorpus } from "./forecast-corpus.ts";

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
