import { type ChartBody, isLuminary } from "../bodies.ts";
import type { Aspect, ChartFacts } from "../chart-facts.ts";
import type { SalienceKind, SalientFact } from "./salient-fact.ts";
import { closeness, describeOrb } from "./weigh.ts";

type LightKind = Extract<SalienceKind, `${"sun" | "moon"}-${"conjunct" | "hard"}`>;

/** Up to here, in degrees at the reference instant, an aspect of a light stands out. */
const CLOSE = { conjunct: 5, hard: 3 } as const;
/** What of its weight is left to one that is wider, but within the chart's orb. */
const WIDER = 0.45;

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

/** Close conjunctions, squares and oppositions of the Sun and the Moon, within orb throughout the birth window. */
export function findAspectsOfLights({ aspects }: ChartFacts): SalientFact[] {
  return aspects.flatMap((aspect) => {
    const named = nameAspect(aspect);
    return named && aspect.orb <= named.close
      ? [aspectFact(named.kind, named.weight * closeness(aspect.orb, named.close, 0.7), aspect)]
      : [];
  });
}

/** The same beyond what is close. */
export function findWiderAspectsOfLights({ aspects }: ChartFacts): SalientFact[] {
  return aspects.flatMap((aspect) => {
    const named = nameAspect(aspect);
    const share = WIDER * closeness(aspect.orb, aspect.allowedOrb, 0.6);
    return named && aspect.orb > named.close
      ? [aspectFact(named.kind, named.weight * share, aspect)]
      : [];
  });
}

function aspectFact(kind: LightKind, weight: number, each: Aspect): SalientFact {
  const { bodies, aspect } = each;
  return {
    kind,
    key: `${kind} / ${bodies[1]}`,
    bodies,
    aspect,
    weight,
    why: `${bodies[0]} ${aspect} ${bodies[1]}, ${describeOrb(each)}`,
  };
}

/** The kind of an aspect of a light, what it weighs when exact, and how wide is close; null for others. */
function nameAspect(aspect: Aspect) {
  const [light, other] = aspect.bodies;
  const kind = isLuminary(light) ? toKind(light, aspect) : null;
  const weight = kind && WEIGHTS[kind][other];
  if (!kind || !weight) return null;
  return { kind, weight, close: kind.endsWith("conjunct") ? CLOSE.conjunct : CLOSE.hard };
}

function toKind(light: ChartBody, { aspect }: Aspect): LightKind | null {
  const name = light === "Sun" ? "sun" : "moon";
  if (aspect === "conjunction") return `${name}-conjunct`;
  return aspect === "square" || aspect === "opposition" ? `${name}-hard` : null;
}
