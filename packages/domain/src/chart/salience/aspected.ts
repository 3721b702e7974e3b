import { type ChartBody, isLuminary } from "../bodies.ts";
import type { Aspect, ChartFacts } from "../chart-facts.ts";
import type { SalienceKind, SalientFact } from "./salient-fact.ts";
import { closeness } from "./weigh.ts";

type LightKind = Extract<SalienceKind, `${"sun" | "moon"}-${"conjunct" | "hard"}`>;

/** Up to here, in degrees, an aspect of a light stands out; beyond, within its orb, it weighs little. */
const CLOSE = { conjunct: 5, hard: 3 } as const;
const BEYOND_CLOSE = 0.45;

/**
 * What an exact aspect weighs by the other body: a planet that presses on the light more than one
 * that is seldom far from it, as Mercury and Venus are from the Sun. Pairs left out are not told.
 */
const WEIGHTS: Readonly<Record<LightKind, Partial<Record<ChartBody, number>>>> = {
  "sun-conjunct": {
    Moon: 48,
    Mercury: 24,
    Venus: 34,
    Mars: 42,
    Jupiter: 41,
    Saturn: 46,
    Uranus: 44,
    Neptune: 44,
    Pluto: 46,
  },
  "moon-conjunct": {
    Mercury: 34,
    Venus: 40,
    Mars: 42,
    Jupiter: 41,
    Saturn: 46,
    Uranus: 44,
    Neptune: 44,
    Pluto: 46,
  },
  "sun-hard": { Moon: 40, Mars: 36, Jupiter: 30, Saturn: 39, Uranus: 36, Neptune: 35, Pluto: 38 },
  "moon-hard": {
    Mercury: 26,
    Venus: 29,
    Mars: 36,
    Jupiter: 29,
    Saturn: 38,
    Uranus: 36,
    Neptune: 35,
    Pluto: 38,
  },
};

/** Conjunctions, squares and oppositions of the Sun and the Moon that hold throughout the birth window. */
export function findAspectsOfLights({ aspects }: ChartFacts): SalientFact[] {
  return aspects.flatMap((aspect) => {
    const [light, other] = aspect.bodies;
    if (!isLuminary(light)) return [];
    const kind = toKind(light, aspect);
    const exact = kind && WEIGHTS[kind][other];
    return exact ? [aspectFact(kind, exact, aspect)] : [];
  });
}

function aspectFact(
  kind: LightKind,
  exact: number,
  { bodies, aspect, orb, allowedOrb }: Aspect,
): SalientFact {
  const close = kind.endsWith("conjunct") ? CLOSE.conjunct : CLOSE.hard;
  const share =
    orb <= close ? closeness(orb, close, 0.7) : closeness(orb, allowedOrb, 0.6) * BEYOND_CLOSE;
  return {
    kind,
    key: `${kind} / ${bodies[1]}`,
    bodies,
    aspect,
    weight: exact * share,
    why: `${bodies[0]} ${aspect} ${bodies[1]}, orb ${orb.toFixed(2)} degrees`,
  };
}

function toKind(light: ChartBody, { aspect }: Aspect): LightKind | null {
  const name = light === "Sun" ? "sun" : "moon";
  if (aspect === "conjunction") return `${name}-conjunct`;
  return aspect === "square" || aspect === "opposition" ? `${name}-hard` : null;
}
