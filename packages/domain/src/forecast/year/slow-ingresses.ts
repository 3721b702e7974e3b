import { computePreciseLongitude } from "../../chart/precise-longitude.ts";
import { signAt } from "../../zodiac/sign-position.ts";
import { type CalendarMonth, SLOW_PLANETS, type SlowPlanet } from "../forecast-facts.ts";
import { preciseSlowLongitudeAt, type SlowLongitude } from "../slow-longitude.ts";
import { computeSlowPath, reach } from "../slow-path.ts";
import type { YearIngress } from "./year-facts.ts";

const SIGN_WIDTH = 30;

/** Without the arc second that interpolation may cost. */
const directly: SlowLongitude = (planet, at) => computePreciseLongitude(planet, new Date(at));

type SlowIngress = Pick<
  YearIngress,
  "kind" | "at" | "planet" | "longitude" | "from" | "sign" | "isRetrograde"
>;

/** In degrees: more than the engine's own longitudes are off. */
const MARGIN = 0.02;

/** Whether a planet can cross into a sign: the engine’s own longitudes, which transits have asked for already, tell it. */
function comesNearSign(planet: SlowPlanet, from: number, to: number): boolean {
  const longitudes = computeSlowPath(planet, from, to).nodes.map(({ longitude }) => longitude);
  const lowest = Math.floor((Math.min(...longitudes) - MARGIN) / SIGN_WIDTH);
  return lowest !== Math.floor((Math.max(...longitudes) + MARGIN) / SIGN_WIDTH);
}

/** The crossings of Jupiter to Pluto from sign to sign in a month, either way, by planet and time; good to some seconds. */
export function slowIngressesIn({ from, to }: CalendarMonth): SlowIngress[] {
  return SLOW_PLANETS.flatMap((planet) => {
    if (!comesNearSign(planet, from.getTime(), to.getTime())) return [];
    const { nodes } = computeSlowPath(planet, from.getTime(), to.getTime(), preciseSlowLongitudeAt);
    return nodes.slice(1).flatMap((end, index): SlowIngress[] => {
      const start = nodes[index];
      if (!start) return [];
      const [before, after] = [start, end].map(({ longitude }) =>
        Math.floor(longitude / SIGN_WIDTH),
      );
      if (before === undefined || after === undefined || before === after) return [];
      // A slow planet needs far longer than the days between two nodes to cross a whole sign.
      const boundary = Math.max(before, after) * SIGN_WIDTH;
      return [
        {
          kind: "ingress",
          at: new Date(reach(planet, boundary, start, end, directly)),
          planet,
          longitude: (boundary + 360) % 360,
          from: signAt(before * SIGN_WIDTH),
          sign: signAt(after * SIGN_WIDTH),
          isRetrograde: after < before,
        },
      ];
    });
  });
}
