import type { Element, SlowPlanet, ZodiacSign } from "@cosmic/domain";
import type { AspectFlavor } from "../../chart-prose/chart-corpus.ts";
import type { Frames } from "../../text/fill-frame.ts";

/** The body at birth that a transit touches; the Moon only where the birth time is known. */
export type TransitTarget = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn";

/** What the built-in writer says about the events of a month. */
export interface ForecastCorpus {
  /** {date}, {sign}. */
  sunIngress: Frames;
  /** {date}, {sign}. */
  newMoon: Frames;
  fullMoon: Frames;
  /** {date}, {sign}. */
  mercuryRetrograde: Frames;
  mercuryDirect: Frames;
  /** {from}, {to}: dates, the same day or a few days apart. */
  solarReturn: Frames;
  /** {date}, for a birth known to the minute. */
  solarReturnOn: Frames;
  /** {planet}, {aspect} ("a square"), {natal} ("your Venus at birth"), {span} ("from 3 to 19 March 2027"), {exact} ("exact between 9 and 12 March"). */
  transit: Frames;
  /** As `transit`, where another with the same reading was written; {month}: the card that has it ("February"). */
  transitAgain: Frames;
  /** The same transit in a later month; {planet}, {natal}, {until}. */
  transitGoesOn: Frames;
  /** Two sentences each, since two of a year's new moons can fall in one sign. */
  newMoonIn: Record<ZodiacSign, readonly [string, string]>;
  fullMoonIn: Record<ZodiacSign, readonly [string, string]>;
  /** What Mercury’s turn invites, by the element of the sign it turns in, which a year’s turns mostly share. */
  retrogradeIn: Record<Element, Frames>;
  directIn: Record<Element, Frames>;
  solarReturnIn: Record<ZodiacSign, string>;
  transitMeaning: Record<SlowPlanet, Record<AspectFlavor, Record<TransitTarget, string>>>;
}
