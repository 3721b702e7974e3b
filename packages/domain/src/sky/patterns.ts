import { CHART_BODIES, type ChartBody } from "../chart/bodies.ts";
import { pairTest } from "../chart/salience/patterns.ts";
import { ZODIAC_SIGNS } from "../zodiac/signs.ts";
import type { SkyAspect, SkyPattern, SkyPlacement } from "./sky-chart.ts";

/** How few bodies in one sign make a stellium. */
const STELLIUM = 3;

type Signed = Pick<SkyPlacement, "body" | "sign">;
type Test = (a: ChartBody, b: ChartBody) => boolean;

const isWithin = (larger: readonly SkyPattern[], bodies: readonly ChartBody[]) =>
  larger.some((pattern) => bodies.every((body) => pattern.bodies.includes(body)));

/**
 * The figures that the ten bodies make by the chart's own aspects and orbs. A figure that is part of a larger one is not
 * listed beside it: no grand trine of a kite, no T-square of a grand cross.
 */
export function findPatterns(
  placements: readonly Signed[],
  aspects: readonly SkyAspect[],
): SkyPattern[] {
  const [trine, square, opposite, sextile, quincunx] = (
    ["trine", "square", "opposition", "sextile", "quincunx"] as const
  ).map((name) => pairTest(aspects, name)) as [Test, Test, Test, Test, Test];
  const trines = findTriples((a, b, c) => trine(a, b) && trine(b, c) && trine(a, c));
  const kites = trines.flatMap((three) => findKites(three, opposite, sextile));
  const crosses = findCrosses(opposite, square);
  return [
    ...findStelliums(placements),
    ...crosses,
    ...findApexes(opposite, square)
      .filter((bodies) => !isWithin(crosses, bodies))
      .map((bodies): SkyPattern => ({ kind: "t-square", bodies })),
    ...kites,
    ...trines
      .filter((bodies) => !isWithin(kites, bodies))
      .map((bodies): SkyPattern => ({ kind: "grand-trine", bodies })),
    ...findApexes(sextile, quincunx).map((bodies): SkyPattern => ({ kind: "yod", bodies })),
  ];
}

function findStelliums(placements: readonly Signed[]): SkyPattern[] {
  return ZODIAC_SIGNS.flatMap((sign) => {
    const bodies = CHART_BODIES.filter((body) =>
      placements.some((placement) => placement.body === body && placement.sign === sign),
    );
    return bodies.length < STELLIUM ? [] : [{ kind: "stellium", bodies, sign }];
  });
}

const findPairs = (test: Test) =>
  CHART_BODIES.flatMap((a, index) =>
    CHART_BODIES.slice(index + 1).flatMap((b): [ChartBody, ChartBody][] =>
      test(a, b) ? [[a, b]] : [],
    ),
  );

function findTriples(test: (a: ChartBody, b: ChartBody, c: ChartBody) => boolean) {
  return findPairs(() => true).flatMap(([a, b]) =>
    CHART_BODIES.slice(CHART_BODIES.indexOf(b) + 1).flatMap((c): ChartBody[][] =>
      test(a, b, c) ? [[a, b, c]] : [],
    ),
  );
}

/** A pair that has one aspect, and a third body that has another to both: the third, the apex, comes first. */
function findApexes(base: Test, side: Test): ChartBody[][] {
  return findPairs(base).flatMap(([a, b]) =>
    CHART_BODIES.filter((apex) => side(apex, a) && side(apex, b)).map((apex) => [apex, a, b]),
  );
}

/** Two oppositions whose four ends are square to their neighbors. */
function findCrosses(opposite: Test, square: Test): SkyPattern[] {
  const pairs = findPairs(opposite);
  return pairs.flatMap(([a, b], index) =>
    pairs
      .slice(index + 1)
      .filter(([c, d]) => square(a, c) && square(a, d) && square(b, c) && square(b, d))
      .map(([c, d]): SkyPattern => ({ kind: "grand-cross", bodies: [a, b, c, d] })),
  );
}

/** A fourth body opposite one of a grand trine and sextile to the other two; it comes first. */
function findKites(three: readonly ChartBody[], opposite: Test, sextile: Test): SkyPattern[] {
  return CHART_BODIES.filter((tail) => {
    const facing = three.filter((body) => opposite(tail, body));
    const beside = three.filter((body) => sextile(tail, body));
    return facing.length === 1 && beside.length === 2;
  }).map((tail) => ({ kind: "kite", bodies: [tail, ...three] }));
}
