import type { AspectName } from "../chart/chart-facts.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { arcPath, type Dial, linePath } from "./circle-drawing.ts";
import type { AspectFlavour, WheelAspect, WheelChart } from "./wheel-layout.ts";

/** Conjunctions are drawn as arcs this far inside the circle: their chords would vanish in it. */
const CONJUNCTION_INSET = 9;

const FLAVOURS: Readonly<Record<AspectName, AspectFlavour>> = {
  conjunction: "joining",
  sextile: "flowing",
  trine: "flowing",
  square: "tense",
  opposition: "tense",
};

/** A line between the true longitudes of each two bodies in aspect. */
export function aspectLines(
  { aspects, placements }: Pick<WheelChart, "aspects" | "placements">,
  dial: Dial,
  radius: number,
): WheelAspect[] {
  const longitudeOf = new Map(placements.map(({ body, longitude }) => [body, longitude]));
  return aspects.flatMap(({ bodies, aspect, orb, allowedOrb }) => {
    const [a, b] = bodies.map((body) => longitudeOf.get(body));
    if (a === undefined || b === undefined) return [];
    return [
      {
        bodies,
        aspect,
        flavour: FLAVOURS[aspect],
        path:
          aspect === "conjunction"
            ? bracket(dial, a, b, radius)
            : linePath(dial.point(a, radius), dial.point(b, radius)),
        closeness: Math.max(0, 1 - orb / allowedOrb),
      },
    ];
  });
}

/** An arc just inside the circle with a foot at each of the two longitudes. */
function bracket(dial: Dial, a: number, b: number, radius: number): string {
  const turn = signedDegrees(b - a);
  const [from, to] = turn >= 0 ? [a, a + turn] : [b, b - turn];
  const inner = radius - CONJUNCTION_INSET;
  const arc = arcPath(dial, from, to, inner).replace("M", "L");
  return `${linePath(dial.point(from, radius))}${arc}${linePath(dial.point(to, radius)).replace("M", "L")}`;
}
