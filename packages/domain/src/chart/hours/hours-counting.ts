import { frameFrom } from "../../sky/chart-frame.ts";
import type { ChartSettings } from "../../sky/chart-settings.ts";
import type { SkyAngles, SkyHouses } from "../../sky/sky-chart.ts";
import { wrapDegrees } from "../../zodiac/circle.ts";
import { type HoursSky, readDifferences } from "./hours-sky.ts";

/** By which houses, zodiac and orbs hours are read. */
export interface HoursCounting extends Pick<ChartSettings, "houses" | "orbs"> {
  /** How far the zodiac begins after the tropical one, in degrees. */
  zodiacOffset: number;
}

/** As the text of the report counts. */
export const TEXT_COUNTING: HoursCounting = {
  houses: "whole-sign",
  zodiacOffset: 0,
  orbs: "standard",
};

/** Angles and houses at an instant, whole signs where the system has no answer. */
export function readFrame(
  sky: HoursSky,
  at: number,
  counting: HoursCounting,
): { angles: SkyAngles; houses: SkyHouses } {
  const meridian = wrapDegrees(readDifferences(sky.meridian, (at - sky.from) / sky.step));
  const local = { meridian, obliquity: sky.obliquity, latitude: sky.latitude };
  return frameFrom(local, counting.zodiacOffset, counting);
}
