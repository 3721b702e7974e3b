import { ASPECTS } from "../chart/aspect-orbs.ts";
import { CHART_BODIES, isLuminary } from "../chart/bodies.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import type { OrbWidth } from "./chart-settings.ts";
import { ORB_FACTORS } from "./orb-factors.ts";
import type { AspectedName, SkyAspect, SkyAspectName } from "./sky-chart.ts";

/** Something that may be in aspect. */
export interface AspectedPoint {
  name: AspectedName;
  /** At the chart's instant. */
  longitude: number;
  /** Elsewhere in an open birth window; empty when the birth is known to the minute. */
  otherwise: readonly number[];
  /** Degrees a day. */
  motion: number;
}

interface AspectRule {
  name: SkyAspectName;
  angle: number;
  withLuminary: number;
  otherwise: number;
  /** With Chiron, the node, Lilith or an angle; 0 for the minor aspects, which are not counted there. */
  withPoint: number;
}

// Orbs are a convention: those of the five aspects are the report's, half as wide for what is no body.
const RULES: readonly AspectRule[] = [
  ...ASPECTS.map((aspect) => ({ ...aspect, withPoint: aspect.otherwise / 2 })),
  { name: "semi-sextile", angle: 30, withLuminary: 2, otherwise: 1.5, withPoint: 0 },
  { name: "semi-square", angle: 45, withLuminary: 2, otherwise: 1.5, withPoint: 0 },
  { name: "sesquiquadrate", angle: 135, withLuminary: 2, otherwise: 1.5, withPoint: 0 },
  { name: "quincunx", angle: 150, withLuminary: 3, otherwise: 2, withPoint: 0 },
];

/** The widest orb, in degrees, of a planet to the birth chart: what passes, progresses or is directed counts when near. */
const COMPARED_ORB = 1.5;

const isBody = (name: AspectedName) => CHART_BODIES.some((body) => body === name);
const isMajor = ({ name }: AspectRule) => ASPECTS.some((aspect) => aspect.name === name);
const isLight = (name: AspectedName) =>
  CHART_BODIES.some((body) => body === name && isLuminary(body));

/** The aspects among the points of one chart, the closest first; two points that are no bodies make none. */
export function findAspectsAmong(points: readonly AspectedPoint[], width: OrbWidth): SkyAspect[] {
  const found = points.flatMap((a, index) =>
    points.slice(index + 1).flatMap((b) => {
      if (!isBody(a.name) && !isBody(b.name)) return [];
      return findAspect(a, b, (rule) => allowedOrb(rule, a.name, b.name) * ORB_FACTORS[width]);
    }),
  );
  return found.toSorted((a, b) => a.orb - b.orb);
}

/** The five major aspects of one chart's points to a birth chart, the closest first. */
export function findAspectsBetween(
  points: readonly AspectedPoint[],
  natal: readonly AspectedPoint[],
  width: OrbWidth,
): SkyAspect[] {
  const allowed = (rule: AspectRule) => (isMajor(rule) ? COMPARED_ORB * ORB_FACTORS[width] : 0);
  const found = points.flatMap((a) => natal.flatMap((b) => findAspect(a, b, allowed)));
  return found.toSorted((a, b) => a.orb - b.orb);
}

function allowedOrb(rule: AspectRule, a: AspectedName, b: AspectedName): number {
  if (!isBody(a) || !isBody(b)) return rule.withPoint;
  return isLight(a) || isLight(b) ? rule.withLuminary : rule.otherwise;
}

function findAspect(
  a: AspectedPoint,
  b: AspectedPoint,
  allowedOrbFor: (rule: AspectRule) => number,
): SkyAspect[] {
  const apart = signedDegrees(a.longitude - b.longitude);
  const elsewhere = separationsElsewhere(a, b);
  for (const rule of RULES) {
    const allowed = allowedOrbFor(rule);
    const orb = Math.abs(Math.abs(apart) - rule.angle);
    if (Math.max(orb, ...elsewhere.map((other) => Math.abs(other - rule.angle))) > allowed)
      continue;
    return [
      {
        bodies: [a.name, b.name],
        aspect: rule.name,
        angle: rule.angle,
        orb,
        allowedOrb: allowed,
        phase: elsewhere.length > 0 ? null : phaseFrom(apart, rule.angle, a.motion - b.motion),
      },
    ];
  }
  return [];
}

/** Separations at the other instants of an open window; a point known exactly stays where it is. */
function separationsElsewhere(a: AspectedPoint, b: AspectedPoint): number[] {
  const count = Math.max(a.otherwise.length, b.otherwise.length);
  return Array.from({ length: count }, (_, index) =>
    Math.abs(
      signedDegrees((a.otherwise[index] ?? a.longitude) - (b.otherwise[index] ?? b.longitude)),
    ),
  );
}

/** Applying while the orb shrinks, separating after the exact instant. */
function phaseFrom(apart: number, angle: number, motion: number): SkyAspect["phase"] {
  const opening = motion * Math.sign(apart);
  const isShrinking = Math.abs(apart) > angle ? opening < 0 : opening > 0;
  return isShrinking ? "applying" : "separating";
}
