import type { AspectName } from "../chart/chart-facts.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { arcPath, type Dial, linePath } from "./circle-drawing.ts";
import type { AspectFlavour, WheelAspect, WheelChart } from "./wheel-layout.ts";

const FLAVOURS: Readonly<Record<AspectName, AspectFlavour>> = {
  conjunction: "joining",
  sextile: "flowing",
  trine: "flowing",
  square: "tense",
  opposition: "tense",
};

/** A line between the true longitudes of each two bodies in aspect. */
export function aspectLines(
  { aspects, placements, natal }: Pick<WheelChart, "aspects" | "placements" | "natal">,
  dial: Dial,
  radius: number,
): WheelAspect[] {
  return aspects.flatMap(({ bodies, aspect, orb, allowedOrb }) => {
    const a = findLongitude(placements, bodies[0]);
    const b = findLongitude(natal ?? placements, bodies[1]);
    if (a === undefined || b === undefined) return [];
    return [
      {
        bodies,
        aspect,
        flavour: FLAVOURS[aspect],
        path:
          aspect === "conjunction"
            ? joiningArc(dial, a, b, radius)
            : linePath(dial.point(a, radius), dial.point(b, radius)),
        closeness: Math.max(0, 1 - orb / allowedOrb),
      },
    ];
  });
}

const findLongitude = (among: WheelChart["placements"], name: string) =>
  among.find(({ body }) => body === name)?.longitude;

/** The shorter way along the circle: the chord between two close places would vanish beside it. */
function joiningArc(dial: Dial, a: number, b: number, radius: number): string {
  const turn = signedDegrees(b - a);
  return turn >= 0 ? arcPath(dial, a, a + turn, radius) : arcPath(dial, b, b - turn, radius);
}
