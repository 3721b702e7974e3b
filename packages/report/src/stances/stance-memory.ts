import { bridges } from "./bridges.ts";
import {
  STANCE_DIMENSIONS,
  STANCE_POLES,
  type StanceDimension,
  type StancePole,
  type Stances,
} from "./stances.ts";

/** A sentence that joins what was said of one area of life to the opposite, said of another. */
export interface Bridge {
  dimension: StanceDimension;
  /** The areas, as they stand in the sentence: "work". */
  before: string;
  now: string;
  text: string;
}

/** What a report has said so far of its reader. */
export interface StanceMemory {
  /**
   * Takes note of what a section is about to say of an area of life; returns a bridge for each
   * dimension on which the report said the opposite before. A dimension is bridged once: from then on
   * the reader knows that it depends.
   */
  take: (stances: Stances, area: string) => Bridge[];
  /** Every pole that was said of the reader: both of a dimension that was told as a disagreement. */
  listPoles: () => ReadonlySet<StancePole>;
}

/** @param variant chooses among the wordings of a bridge, the same for the same person */
export function createStanceMemory(variant: number): StanceMemory {
  const said = new Map<StanceDimension, { pole: string; area: string }>();
  const settled = new Set<StanceDimension>();
  const poles = new Set<StancePole>();

  function takeOne(dimension: StanceDimension, pole: StancePole | "both", area: string): Bridge[] {
    if (pole === "both") {
      settled.add(dimension);
      for (const each of STANCE_POLES[dimension]) poles.add(each);
      return [];
    }
    poles.add(pole);
    const earlier = said.get(dimension);
    if (!earlier) said.set(dimension, { pole, area });
    if (!earlier || earlier.pole === pole || settled.has(dimension)) return [];
    settled.add(dimension);
    const wordings = bridges[`${dimension} ${earlier.pole}>${pole}`];
    const wording = wordings?.[variant % wordings.length];
    if (!wording) throw new RangeError(`No bridge from ${earlier.pole} to ${pole}`);
    const text = wording.replace("{before}", earlier.area).replace("{now}", area);
    const capital = text.charAt(0).toUpperCase() + text.slice(1);
    return [{ dimension, before: earlier.area, now: area, text: capital }];
  }

  return {
    take: (stances, area) =>
      STANCE_DIMENSIONS.flatMap((dimension) => {
        const pole = stances[dimension];
        return pole === undefined ? [] : takeOne(dimension, pole, area);
      }),
    listPoles: () => poles,
  };
}
