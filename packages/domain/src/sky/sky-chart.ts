import type { ChartBody } from "../chart/bodies.ts";
import type {
  AnglePlacement,
  AspectName,
  BirthPlace,
  BirthWindow,
  Placement,
} from "../chart/chart-facts.ts";
import type { Dignity } from "../chart/salience/dignities.ts";
import type { ZodiacSign } from "../zodiac/signs.ts";
import type { ChartKind, HouseSystemName } from "./chart-settings.ts";
import type { Hemispheres } from "./hemispheres.ts";
import type { MovingPoint } from "./moving-points.ts";
import type { PrenatalEvent } from "./prenatal.ts";

/** The four minor aspects: 30, 45, 135 and 150 degrees. */
export type MinorAspectName = "semi-sextile" | "semi-square" | "sesquiquadrate" | "quincunx";
export type SkyAspectName = AspectName | MinorAspectName;

/** What rests on the horizon of one place at one instant. */
export type LocalPoint = "Part of Fortune" | "Vertex";
export type SkyBody = ChartBody | MovingPoint | LocalPoint;
export type AspectedName = ChartBody | MovingPoint | "Ascendant" | "Midheaven";

/** A body or point of a chart, its longitudes counted in the zodiac that was chosen. */
export interface SkyPlacement extends Omit<Placement, "body"> {
  body: SkyBody;
  /** 1 to 12; null without a birth time and place. */
  house: number | null;
  /** Degrees north of the equator, the least and the most within an open window; null for points that have none of use. */
  declination: { from: number; to: number } | null;
  dignity: Dignity | null;
}

export interface SkyAspect {
  /** In charts that are compared with the birth, the second is the natal one. */
  bodies: readonly [AspectedName, AspectedName];
  aspect: SkyAspectName;
  angle: number;
  /** Degrees away from exact at the chart's instant. */
  orb: number;
  allowedOrb: number;
  /** Null when the birth time is not known. */
  phase: "applying" | "separating" | null;
}

/** Two bodies as far from the equator, on the same side of it or on opposite sides. */
export interface DeclinationPair {
  bodies: readonly [SkyBody, SkyBody];
  kind: "parallel" | "contraparallel";
  /** Degrees. */
  orb: number;
}

export type PatternKind = "stellium" | "grand-cross" | "t-square" | "kite" | "grand-trine" | "yod";

/** A figure that bodies make with one another. */
export interface SkyPattern {
  kind: PatternKind;
  /** Of T-squares, yods and kites the body that the others point at comes first. */
  bodies: readonly ChartBody[];
  /** Of stelliums only. */
  sign?: ZodiacSign;
}

export interface SkyHouses {
  /** What the cusps are counted by: whole signs where the chosen system has no answer. */
  system: HouseSystemName;
  cusps: readonly number[];
}

export interface SkyAngles {
  ascendant: AnglePlacement;
  midheaven: AnglePlacement;
}

/** Everything a chart shows under some settings. */
export interface SkyChart {
  kind: ChartKind;
  /** The instant of the positions; of directed charts the instant they are directed to. */
  at: Date;
  /** How far the zodiac of the longitudes begins after the tropical one, in degrees. */
  zodiacOffset: number;
  /** Sun to Pluto, then the points. */
  placements: readonly SkyPlacement[];
  /** The closest first. */
  aspects: readonly SkyAspect[];
  /** True when the aspects are those to the birth chart, not those within this one. */
  isCompared: boolean;
  parallels: readonly DeclinationPair[];
  /** Of charts that are compared with the birth: where the birth has everything. */
  natal: readonly SkyPlacement[];
  /** Of charts whose aspects are their own. */
  patterns: readonly SkyPattern[];
  /** Null without a birth time and place, and in charts that are compared: a body of another day has no height then. */
  hemispheres: Hemispheres | null;
  angles: SkyAngles | null;
  /** Of progressions and directions: the angles of the birth, carried on. */
  movedAngles: SkyAngles | null;
  houses: SkyHouses | null;
  /** Of the birth chart only, and only what is the same throughout the birth window. */
  prenatal: readonly PrenatalEvent[];
}

/** What a chart is computed from. */
export interface SkyBirth {
  window: BirthWindow;
  place: BirthPlace | null;
}
