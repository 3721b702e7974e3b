import type { AspectName } from "../chart/chart-facts.ts";
import type { AspectedName, SkyBody } from "../sky/sky-chart.ts";
import type { ZodiacSign } from "../zodiac/signs.ts";

/** What a wheel is drawn from: the part of a chart that has a place on the circle. */
export interface WheelChart {
  placements: readonly {
    body: SkyBody;
    /** Degrees on the ecliptic, 0 to below 360, at the chart's reference instant. */
    longitude: number;
    degree: number;
    isSettled: boolean;
    /** Where the body may have stood; `to` runs on past 360 rather than wrapping. */
    arc: { from: number; to: number };
    isRetrograde: boolean;
    isMotionSettled: boolean;
  }[];
  aspects: readonly {
    bodies: readonly [AspectedName, AspectedName];
    aspect: AspectName;
    orb: number;
    allowedOrb: number;
  }[];
  angles: { ascendant: { longitude: number }; midheaven: { longitude: number } } | null;
  houses: { wholeSign: { cusps: readonly number[] } } | null;
  /** Of a chart that is compared with the birth: where the birth has everything. The second body of each aspect is one of these. */
  natal?: WheelChart["placements"] | undefined;
  /** Where the twelve houses begin that are drawn in place of whole signs. */
  houseCusps?: readonly number[] | undefined;
}

/** A place in the drawing's units; y grows downward, as in SVG. */
export interface WheelPoint {
  x: number;
  y: number;
}

/** How strong a line is; the medium decides how wide that is. */
export type LineWeight = "hair" | "fine" | "strong";

/** A symbol of @cosmic/domain/glyphs: its path, moved to x and y after being scaled. */
export interface WheelGlyph extends WheelPoint {
  /** Stroke path on a field of 24 by 24. */
  path: string;
  scale: number;
}

/** A word or number: x is its middle, y its baseline, size its font size in the drawing's units. */
export interface WheelLabel extends WheelPoint {
  text: string;
  size: number;
}

export interface WheelSign {
  sign: ZodiacSign;
  glyph: WheelGlyph;
  /** The line at which the sign begins. */
  boundary: string;
}

export interface WheelBody {
  body: SkyBody;
  /** Where it truly stands: its longitude, or the middle of the arc it may have stood in. */
  longitude: number;
  /** The longitude its glyph is drawn at, moved aside where bodies crowd. */
  place: number;
  glyph: WheelGlyph;
  /** From the true longitude on the ring to the glyph. */
  pointer: string;
  /** The arc it may have been in; null when one point is enough. */
  arc: string | null;
  /** Whole degrees into the sign; null with an arc. */
  degree: WheelLabel | null;
  /** The mark of backward motion, where that is certain. */
  retrograde: WheelGlyph | null;
  /** The true longitude on the inner circle; null with an arc. */
  mark: WheelPoint | null;
}

/** A body of the birth on the inner ring. */
export interface WheelNatalBody {
  body: SkyBody;
  glyph: WheelGlyph;
  /** From the true longitude on the ring's edge to the glyph, and on to the circle of the aspects. */
  pointer: string;
  /** The arc it may have been in; null when one point is enough. */
  arc: string | null;
}

/** joining: the conjunction; flowing: sextile and trine; tense: square and opposition. */
export type AspectFlavour = "joining" | "flowing" | "tense";

export interface WheelAspect {
  bodies: readonly [AspectedName, AspectedName];
  aspect: AspectName;
  flavour: AspectFlavour;
  path: string;
  /** 1 when exact, 0 at the widest orb that counts. */
  closeness: number;
}

export type AxisEnd = "Ascendant" | "Descendant" | "Midheaven" | "Imum Coeli";

export interface WheelAxis {
  end: AxisEnd;
  longitude: number;
  path: string;
  label: WheelLabel;
}

export interface WheelHouse {
  /** 1 to 12. */
  house: number;
  label: WheelLabel;
  /** The line at which the house begins. */
  cusp: string;
}

/** A chart as drawing primitives: numbers, path strings in absolute coordinates, and names. */
export interface WheelLayout {
  viewBox: { x: number; y: number; width: number; height: number };
  center: WheelPoint;
  /** The longitude drawn at the left, nine o'clock; longitudes increase against the clock. */
  leftLongitude: number;
  circles: readonly { radius: number; weight: LineWeight }[];
  /** The graduations of the limb and the aspects' circle, the strokes of one length in one path. */
  ticks: readonly { path: string; weight: LineWeight }[];
  signs: readonly WheelSign[];
  /** In the order of the chart, Sun to Pluto, then the points. */
  bodies: readonly WheelBody[];
  /** Where the inner ring of the birth begins, for layOutNatalRing; null for charts that are not compared with it. */
  natalEdge: number | null;
  /** In the order of the chart, the closest first. */
  aspects: readonly WheelAspect[];
  /** Four ends, or none without a birth time and place. */
  axes: readonly WheelAxis[];
  /** Twelve houses, or none without a birth time and place. */
  houses: readonly WheelHouse[];
}
