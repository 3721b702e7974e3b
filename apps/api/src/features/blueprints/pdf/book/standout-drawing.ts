import type { WireChart } from "@cosmic/contracts";
import { ZODIAC_SIGNS } from "@cosmic/domain";
import { BODY_GLYPHS, SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { drawing } from "../elements.ts";
import { COLORS } from "../look.ts";
import type { DrawingBlock, Shape } from "../typeset/blocks.ts";
import { aspectStroke } from "../wheel-drawing.ts";
import { findEmphasis } from "./emphasis.ts";

/** Radii in points, from the middle of a drawing 120 points wide. */
const RADII = {
  limb: 58,
  signGlyph: 50.5,
  inner: 43,
  mark: 40.6,
  body: 30.5,
  aspects: 20,
} as const;
const SPAN = 120;
const SIGN_GLYPH = 7.2;
const BODY_GLYPH = 10;
/** Degrees between the middles of two glyphs on the ring of bodies. */
const APART = 21;

interface Point {
  x: number;
  y: number;
}

interface Spot {
  longitude: number;
  /** Where its glyph is drawn, moved aside where bodies crowd. */
  place: number;
}

/** Evenly moved apart where they crowd, about their common middle, in the order they stand. */
function spread(longitudes: readonly number[]): Spot[] {
  const clusters: number[][] = [];
  for (const longitude of longitudes.toSorted((a, b) => a - b)) {
    const last = clusters.at(-1);
    if (last && longitude - (last.at(-1) ?? 0) < APART) last.push(longitude);
    else clusters.push([longitude]);
  }
  return clusters.flatMap((cluster) => {
    const middle = cluster.reduce((sum, each) => sum + each, 0) / cluster.length;
    const first = middle - ((cluster.length - 1) * APART) / 2;
    return cluster.map((longitude, index) => ({ longitude, place: first + index * APART }));
  });
}

const fixed = (value: number) => value.toFixed(2);

/** A glyph with its middle at a point. */
const drawn = (path: string, point: Point, size: number, stroke: string): Shape => ({
  kind: "group",
  x: point.x - size / 2,
  y: point.y - size / 2,
  scale: size / 24,
  shapes: [{ kind: "path", d: path, stroke, strokeWidth: 1.7, isRound: true }],
});

const line = (d: string, stroke: string, strokeWidth: number): Shape => ({
  kind: "path",
  d,
  stroke,
  strokeWidth,
});

const ring = (r: number, strokeWidth: number): Shape => ({
  kind: "circle",
  cx: 0,
  cy: 0,
  r,
  stroke: COLORS["rule-strong"],
  strokeWidth,
});

const dot = ({ x, y }: Point, r: number, fill: string): Shape => ({
  kind: "circle",
  cx: x,
  cy: y,
  r,
  fill,
});

/** A chart in little: the signs, and of the bodies those that a standout is about. */
export function standoutDrawing(title: string, chart: WireChart, width: number): DrawingBlock {
  const { bodies, signs } = findEmphasis(title, chart);
  const left = chart.angles?.ascendant.longitude ?? 0;
  const at = (longitude: number, radius: number): Point => {
    const angle = ((180 + longitude - left) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
  };
  const go = (command: "M" | "L", longitude: number, radius: number) => {
    const { x, y } = at(longitude, radius);
    return `${command}${fixed(x)} ${fixed(y)}`;
  };
  const arc = (longitude: number, radius: number, sweep: 0 | 1) => {
    const { x, y } = at(longitude, radius);
    return `A${radius} ${radius} 0 0 ${sweep} ${fixed(x)} ${fixed(y)}`;
  };
  const sector = (from: number) =>
    `${go("M", from, RADII.limb)}${arc(from + 30, RADII.limb, 0)}${go("L", from + 30, RADII.inner)}${arc(from, RADII.inner, 1)}Z`;
  const placed = chart.placements.filter(({ body }) => bodies.includes(body));
  const spots = spread(placed.map(({ longitude }) => longitude));
  const others = chart.placements.filter(({ body }) => !bodies.includes(body));
  const lines = chart.aspects.filter((each) => each.bodies.every((body) => bodies.includes(body)));
  const longitudes = new Map(chart.placements.map(({ body, longitude }) => [body, longitude]));
  const viewBox = { x: -SPAN / 2, y: -SPAN / 2, width: SPAN, height: SPAN };
  return drawing({ viewBox, width, height: width, alt: `A small chart: ${title}.` }, [
    ...ZODIAC_SIGNS.flatMap((sign, index) =>
      signs.includes(sign)
        ? [{ kind: "path", d: sector(index * 30), fill: COLORS.rule, fillOpacity: 0.55 } as const]
        : [],
    ),
    ring(RADII.limb, 0.8),
    ring(RADII.inner, 0.4),
    ring(RADII.aspects, 0.3),
    line(
      ZODIAC_SIGNS.map((_, i) => go("M", i * 30, RADII.limb) + go("L", i * 30, RADII.inner)).join(
        "",
      ),
      COLORS["rule-strong"],
      0.35,
    ),
    ...ZODIAC_SIGNS.map((sign, index) =>
      drawn(
        SIGN_GLYPHS[sign],
        at(index * 30 + 15, RADII.signGlyph),
        SIGN_GLYPH,
        signs.includes(sign) ? COLORS.ink : COLORS.brass,
      ),
    ),
    ...(chart.angles
      ? [line(go("M", left, RADII.limb) + go("L", left + 180, RADII.limb), COLORS.rule, 0.5)]
      : []),
    ...others.map(({ longitude }) => dot(at(longitude, RADII.mark), 0.9, COLORS["brass-line"])),
    ...lines.map(({ bodies: [one, other], aspect }) =>
      aspectStroke(
        aspect,
        go("M", longitudes.get(one) ?? 0, RADII.aspects) +
          go("L", longitudes.get(other) ?? 0, RADII.aspects),
      ),
    ),
    ...placed.flatMap(({ body, longitude }) => {
      const place = spots.find((spot) => spot.longitude === longitude)?.place ?? longitude;
      return [
        line(
          go("M", longitude, RADII.inner) + go("L", place, RADII.body + BODY_GLYPH * 0.62),
          COLORS.ink,
          0.5,
        ),
        dot(at(longitude, RADII.inner), 1.3, COLORS.ink),
        drawn(BODY_GLYPHS[body], at(place, RADII.body), BODY_GLYPH, COLORS.ink),
      ];
    }),
  ]);
}
