import type { ZodiacSign } from "@cosmic/domain";
import type { UnitExercises } from "../exercises/exercise.ts";
import type { PairingUnits, SectionUnits } from "./section-unit.ts";

/** The bodies that sections rest on, and whose sign they tell. */
export type SectionBody = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn";

/** What a section may have beside its own text. */
interface SectionBase {
  /** What it is about, as it stands in a bridge: "work". */
  area: string;
  /** What the sign of the body it rests on adds; each body is told in one section only. */
  placement?: {
    body: SectionBody;
    bySign: Readonly<Record<ZodiacSign, string>>;
    /** Told only where the body belongs to a salient fact, which leads the section. */
    isForLeads?: true;
  };
  /** What an angle adds where its sign is known. */
  angle?: { angle: "ascendant" | "midheaven"; bySign: Readonly<Record<ZodiacSign, string>> };
  /** What the house of a body adds where it is known; houses 1 to 12. */
  house?: { body: "Sun" | "Moon"; byHouse: readonly string[] };
}

/** A section whose text is written for a type and an element. */
export interface ElementSection extends SectionBase {
  /** What decides the element: the sign of a body, or the element that leads the chart. */
  restsOn: SectionBody | "balance";
  units: SectionUnits;
  /** For a section that closes with an exercise. */
  exercises?: UnitExercises;
}

/** A section whose text is written for a type and a Sun sign, as the overview is that it follows from. */
export interface PairingSection extends SectionBase {
  restsOn: "pairing";
  units: PairingUnits;
}

/** All the prose of one section: what its folder exports. */
export type Section = ElementSection | PairingSection;
