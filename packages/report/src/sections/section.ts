import type { MbtiType, ZodiacSign } from "@cosmic/domain";
import type { SectionUnits } from "./section-unit.ts";

/** The bodies that sections rest on, and whose sign they tell. */
export type SectionBody = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn";

/** A sentence or two for each type and Sun sign. */
export type SectionThreads = Readonly<Record<MbtiType, Readonly<Record<ZodiacSign, string>>>>;

/** All the prose of one section: what its folder exports. */
export interface Section {
  /** What decides the element of its unit: the sign of a body, or the element that leads the chart. */
  restsOn: SectionBody | "balance";
  /** What it is about, as it stands in a bridge: "work". */
  area: string;
  units: SectionUnits;
  /** What ties it to the overview: the end of one of its own paragraphs, counted from 0. */
  thread?: { paragraph: number; byPairing: SectionThreads };
  /** What the sign of the body it rests on adds; each body is told in one section only. */
  placement?: {
    body: SectionBody;
    bySign: Readonly<Record<ZodiacSign, string>>;
    /** Told only where the body belongs to a salient fact, which leads the section. */
    isForLeads?: true;
  };
  /** What an angle adds where the birth time is known. */
  angle?: { angle: "ascendant" | "midheaven"; bySign: Readonly<Record<ZodiacSign, string>> };
  /** What the house of a body adds where the birth time is known; houses 1 to 12. */
  house?: { body: "Sun" | "Moon"; byHouse: readonly string[] };
}
