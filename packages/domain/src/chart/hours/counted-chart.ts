import type { SkyAngles, SkyHouses } from "../../sky/sky-chart.ts";
import { wrapDegrees } from "../../zodiac/circle.ts";
import { degreeInSign, signAt } from "../../zodiac/sign-position.ts";
import type { Aspect, Placement } from "../chart-facts.ts";
import { houseAt } from "../houses.ts";
import { chartAtMinute } from "./chart-at-minute.ts";
import { type HoursCounting, readFrame } from "./hours-counting.ts";
import type { HoursSky } from "./hours-sky.ts";

/** The chart of one minute, its longitudes counted in the chosen zodiac. */
export interface CountedChart {
  placements: readonly (Placement & { house: number })[];
  aspects: readonly Aspect[];
  angles: SkyAngles;
  houses: SkyHouses;
}

/** The chart of a birth at one minute under a reader's houses, zodiac and orbs. */
export function countedChartAt(sky: HoursSky, at: number, counting: HoursCounting): CountedChart {
  const { placements, aspects } = chartAtMinute(sky, at, counting.orbs);
  const { angles, houses } = readFrame(sky, at, counting);
  return {
    placements: placements.map((placement) => {
      const longitude = wrapDegrees(placement.longitude - counting.zodiacOffset);
      const sign = signAt(longitude);
      return {
        ...placement,
        longitude,
        degree: degreeInSign(longitude),
        sign,
        signs: [sign],
        arc: { from: longitude, to: longitude },
        house: houseAt(longitude, houses.cusps),
      };
    }),
    aspects,
    angles,
    houses,
  };
}
