import type { ZodiacSign } from "../zodiac/signs.ts";
import type { ChartBody } from "./bodies.ts";
import type { Aspect, ChartAngles, Placement } from "./chart-facts.ts";
import { type AngleFacts, findAngleSign, findHouse } from "./known-angles.ts";

/** What of a chart is compared, whether its instants are dates or ISO text. */
export interface ComparedChart extends AngleFacts {
  placements: readonly Pick<Placement, "body" | "sign" | "signs">[];
  aspects: readonly Pick<Aspect, "bodies" | "aspect">[];
}

/** A fact of the chart that is another one after what is known of the birth has changed; null where it is not known. */
export type ChartChange =
  | { kind: "rising" | "midheaven"; before: ZodiacSign | null; after: ZodiacSign | null }
  /** Every sign that the body may have been in. */
  | {
      kind: "sign";
      body: ChartBody;
      before: readonly ZodiacSign[];
      after: readonly ZodiacSign[];
    }
  /** By whole signs, 1 to 12. */
  | { kind: "house"; body: ChartBody; before: number | null; after: number | null }
  | ({ kind: "aspect-gained" | "aspect-lost" } & Pick<Aspect, "bodies" | "aspect">);

/** What differs between two charts of one person: angles, signs, houses, then aspects. */
export function compareCharts(before: ComparedChart, after: ComparedChart): ChartChange[] {
  return [
    ...compareAngle("rising", "ascendant", before, after),
    ...compareAngle("midheaven", "midheaven", before, after),
    ...compareSigns(before, after),
    ...compareHouses(before, after),
    ...listMissing(after, before).map((aspect) => ({ kind: "aspect-gained" as const, ...aspect })),
    ...listMissing(before, after).map((aspect) => ({ kind: "aspect-lost" as const, ...aspect })),
  ];
}

function compareAngle(
  kind: "rising" | "midheaven",
  angle: keyof ChartAngles,
  one: ComparedChart,
  other: ComparedChart,
): ChartChange[] {
  const before = findAngleSign(one, angle);
  const after = findAngleSign(other, angle);
  return before === after ? [] : [{ kind, before, after }];
}

function compareSigns(one: ComparedChart, other: ComparedChart): ChartChange[] {
  return one.placements.flatMap(({ body, signs: before }): ChartChange[] => {
    const after = other.placements.find((placement) => placement.body === body)?.signs ?? [];
    return before.join() === after.join() ? [] : [{ kind: "sign", body, before, after }];
  });
}

function compareHouses(one: ComparedChart, other: ComparedChart): ChartChange[] {
  return one.placements.flatMap(({ body }): ChartChange[] => {
    const before = findHouse(one, body);
    const after = findHouse(other, body);
    return before === after ? [] : [{ kind: "house", body, before, after }];
  });
}

const toKey = ({ bodies, aspect }: Pick<Aspect, "bodies" | "aspect">) =>
  `${bodies.join()} ${aspect}`;

/** The aspects of one chart that the other does not have. */
function listMissing({ aspects }: ComparedChart, other: ComparedChart) {
  const known = new Set(other.aspects.map(toKey));
  return aspects
    .filter((each) => !known.has(toKey(each)))
    .map(({ bodies, aspect }) => ({ bodies, aspect }));
}
