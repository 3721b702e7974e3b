import { oppositeDegrees, signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { BANDS, SIZES } from "./bands.ts";
import { type Dial, labelAt, radialPath } from "./circle-drawing.ts";
import { spreadOnCircle } from "./spread.ts";
import type { AxisEnd, WheelAxis, WheelBody, WheelChart, WheelHouse } from "./wheel-layout.ts";

/** How near to a glyph, in degrees, an axis would run into it. */
const CLEARANCE = 5;
/** The least distance between the names of two ends, in degrees. */
const LEAST_LABEL_GAP = 6;
const TICK_OUTSIDE = 8;
/** How far from an axis, in degrees, a house's number is kept. */
const NUMBER_CLEARANCE = 7;
/** The least distance between two numbers, in degrees: near the poles some houses are narrower than a number. */
const LEAST_NUMBER_GAP = 8;

const SHORT_NAMES: Readonly<Record<AxisEnd, string>> = {
  Ascendant: "AC",
  Descendant: "DC",
  Midheaven: "MC",
  "Imum Coeli": "IC",
};

/** The horizon and the meridian, each as two ends, broken where a body's glyph stands in the way. */
export function layOutAxes(
  angles: NonNullable<WheelChart["angles"]>,
  bodies: readonly WheelBody[],
  dial: Dial,
): WheelAxis[] {
  const { ascendant, midheaven } = angles;
  const ends: { end: AxisEnd; longitude: number }[] = [
    { end: "Ascendant", longitude: ascendant.longitude },
    { end: "Descendant", longitude: oppositeDegrees(ascendant.longitude) },
    { end: "Midheaven", longitude: midheaven.longitude },
    { end: "Imum Coeli", longitude: oppositeDegrees(midheaven.longitude) },
  ];
  const labelPlaces = spreadOnCircle(
    ends.map(({ longitude }) => longitude),
    LEAST_LABEL_GAP,
  );
  return ends.map(({ end, longitude }, index) => ({
    end,
    longitude,
    path: axisPath(dial, longitude, bodies),
    label: labelAt(
      SHORT_NAMES[end],
      dial.point(labelPlaces[index] as number, BANDS.axisLabel),
      SIZES.axis,
    ),
  }));
}

function axisPath(dial: Dial, longitude: number, bodies: readonly WheelBody[]): string {
  const outside = radialPath(dial, longitude, BANDS.limb + TICK_OUTSIDE, BANDS.limb);
  const isClear = bodies.every(
    ({ place }) => Math.abs(signedDegrees(place - longitude)) > CLEARANCE,
  );
  if (isClear) return outside + radialPath(dial, longitude, BANDS.ringEdge, BANDS.houseInner);
  return (
    outside +
    radialPath(dial, longitude, BANDS.ringEdge, BANDS.pointerEnd) +
    radialPath(dial, longitude, BANDS.houseOuter, BANDS.houseInner)
  );
}

/** The numbers of the twelve houses between two circles, each with the line it begins at. */
export function houseRing(
  cusps: readonly number[],
  axes: readonly WheelAxis[],
  dial: Dial,
): WheelHouse[] {
  const middle = (BANDS.houseOuter + BANDS.houseInner) / 2;
  const places = spreadOnCircle(
    cusps.map((cusp, index) =>
      numberPlace(cusp, cusps[(index + 1) % cusps.length] as number, axes),
    ),
    LEAST_NUMBER_GAP,
  );
  return cusps.map((cusp, index) => ({
    house: index + 1,
    label: labelAt(String(index + 1), dial.point(places[index] as number, middle), SIZES.house),
    cusp: radialPath(dial, cusp, BANDS.houseOuter, BANDS.houseInner),
  }));
}

/** The middle of the house, or beside an axis that would strike the number through. */
function numberPlace(cusp: number, next: number, axes: readonly WheelAxis[]): number {
  const width = wrapDegrees(next - cusp);
  const place = cusp + width / 2;
  // An axis at the edge of a narrow house is not in its middle's way.
  if (width < 2 * NUMBER_CLEARANCE) return place;
  const inTheWay = axes
    .map(({ longitude }) => signedDegrees(place - longitude))
    .find((offset) => Math.abs(offset) < NUMBER_CLEARANCE);
  if (inTheWay === undefined) return place;
  const side = inTheWay < 0 ? -1 : 1;
  return place - inTheWay + side * NUMBER_CLEARANCE;
}
