import { aspectLines } from "./aspect-lines.ts";
import { houseRing, layOutAxes } from "./axes.ts";
import { BANDS, MARGIN, NATAL_DEPTH } from "./bands.ts";
import { bodyRing } from "./body-ring.ts";
import { CENTER, dialWith } from "./circle-drawing.ts";
import { innerTicks, limbTicks, signRing } from "./sign-ring.ts";
import type { WheelChart, WheelLayout } from "./wheel-layout.ts";

/**
 * A chart as a drawing, ready for SVG or PDF. The convention is the common one: the Ascendant at
 * the left where it is known, else 0° Aries; longitudes increase against the clock. Nothing is
 * drawn that the birth leaves open: no angle and no house without a time and place, and an arc
 * in place of a point for a body that may have stood in more than one spot.
 */
export function layOutWheel(chart: WheelChart): WheelLayout {
  const { angles, houses } = chart;
  const dial = dialWith(angles?.ascendant.longitude ?? 0);
  const hasHouses = angles !== null && houses !== null;
  const innerEdge = hasHouses ? BANDS.houseInner : BANDS.houseOuter;
  const aspectRadius = chart.natal ? innerEdge - NATAL_DEPTH : innerEdge;
  const bodies = bodyRing(chart.placements, dial, aspectRadius);
  const axes = angles ? layOutAxes(angles, bodies, dial) : [];
  const reach = BANDS.limb + (angles ? MARGIN.named : MARGIN.bare);
  return {
    viewBox: { x: CENTER - reach, y: CENTER - reach, width: 2 * reach, height: 2 * reach },
    center: { x: CENTER, y: CENTER },
    leftLongitude: dial.leftLongitude,
    circles: [
      { radius: BANDS.limb, weight: "strong" },
      { radius: BANDS.limbInner, weight: "hair" },
      { radius: BANDS.signInner, weight: "hair" },
      { radius: BANDS.ringEdge, weight: "fine" },
      { radius: BANDS.houseOuter, weight: "fine" },
      ...(hasHouses ? [{ radius: BANDS.houseInner, weight: "hair" } as const] : []),
      ...(chart.natal ? [{ radius: aspectRadius, weight: "fine" } as const] : []),
    ],
    ticks: [...limbTicks(dial), ...innerTicks(dial, aspectRadius)],
    signs: signRing(dial),
    bodies,
    natalEdge: chart.natal ? innerEdge : null,
    aspects: aspectLines(chart, dial, aspectRadius),
    axes,
    houses: hasHouses ? houseRing(chart.houseCusps ?? houses.wholeSign.cusps, axes, dial) : [],
  };
}
