import { signedDegrees, wrapDegrees } from "../../zodiac/circle.ts";
import type { ChartBody } from "../bodies.ts";
import type { ChartAngles, ChartFacts } from "../chart-facts.ts";
import { findAngleSign } from "../known-angles.ts";
import { getPlacement } from "../placement-of.ts";
import { getWholeSignHouse } from "../whole-sign-house.ts";
import { findDignity, getSignRuler } from "./dignities.ts";
import type { SalientFact } from "./salient-fact.ts";
import { closeness } from "./weigh.ts";

/** Up to here, in degrees of longitude, a body is on an angle. */
const ON_ANGLE = 6;

const ANGLES = [
  {
    kind: "rising",
    weight: 44,
    name: "Ascendant",
    from: ({ ascendant }: ChartAngles) => ascendant.longitude,
  },
  {
    kind: "culminating",
    weight: 42,
    name: "Midheaven",
    from: ({ midheaven }: ChartAngles) => midheaven.longitude,
  },
  {
    kind: "setting",
    weight: 36,
    name: "Descendant",
    from: ({ ascendant }: ChartAngles) => ascendant.longitude + 180,
  },
  {
    kind: "lower",
    weight: 34,
    name: "IC",
    from: ({ midheaven }: ChartAngles) => midheaven.longitude + 180,
  },
] as const;

/** The lights weigh more on an angle, quick Mercury and Venus, never far from the Sun, a little less. */
const ADDED: Partial<Record<ChartBody, number>> = { Sun: 5, Moon: 5, Mercury: -4, Venus: -1 };

/** Houses where a body is strong by place: on the angles, counted by whole sign. */
const ANGULAR_HOUSES = [1, 4, 7, 10];

/** Bodies within six degrees of an angle; none without a birth time. */
export function findAngularBodies({ angles, placements }: ChartFacts): SalientFact[] {
  if (!angles) return [];
  return ANGLES.flatMap(({ kind, weight, name, from }) =>
    placements.flatMap(({ body, longitude }) => {
      const orb = Math.abs(signedDegrees(longitude - from(angles)));
      if (orb > ON_ANGLE) return [];
      return {
        kind,
        key: `${kind} / ${body}`,
        bodies: [body],
        weight: (weight + (ADDED[body] ?? 0)) * closeness(orb, ON_ANGLE, 0.7),
        why: `${body} ${orb.toFixed(1)} degrees from the ${name}`,
      };
    }),
  );
}

/** The ruler of the rising sign where its own sign makes it strong or weak; none without a rising sign. */
export function findChartRuler(chart: ChartFacts): SalientFact[] {
  const rising = findAngleSign(chart, "ascendant");
  if (!rising) return [];
  const ruler = getSignRuler(rising);
  const { sign } = getPlacement(chart, ruler);
  const dignity = sign && findDignity(ruler, sign);
  if (!dignity) return [];
  const isStrong = dignity === "home" || dignity === "exalted";
  const isAngular = ANGULAR_HOUSES.includes(getWholeSignHouse(sign, rising));
  return [
    {
      kind: "ruler",
      key: `ruler / ${ruler} ${isStrong ? "strong" : "weak"}`,
      bodies: [ruler],
      weight: 35 + (isAngular ? 3 : 0),
      why: `${rising} rises; its ruler ${ruler} in ${sign}: ${dignity}`,
    },
  ];
}

/**
 * Whether the Sun was above the horizon; none without a birth time, and none beyond the polar
 * circles, where the angles alone do not tell which half of the ecliptic is up.
 */
export function findSect(chart: ChartFacts): SalientFact[] {
  if (!chart.angles || !chart.houses?.placidus) return [];
  const past = wrapDegrees(getPlacement(chart, "Sun").longitude - chart.angles.ascendant.longitude);
  const sect = past >= 180 ? "day" : "night";
  const why = `the Sun ${sect === "day" ? "above" : "below"} the horizon`;
  return [{ kind: "sect", key: `sect / ${sect}`, bodies: [], weight: 18, why }];
}
