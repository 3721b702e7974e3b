import type { ZodiacSign } from "../zodiac/signs.ts";
import type { ChartBody } from "./bodies.ts";
import type { AngleSigns, ChartAngles } from "./chart-facts.ts";
import { getWholeSignHouse } from "./whole-sign-house.ts";

/** What tells the signs of the angles, whether a chart's instants are dates or ISO text. */
export interface AngleFacts {
  angles: { [Angle in keyof ChartAngles]: { sign: ZodiacSign } } | null;
  angleSigns?: AngleSigns | undefined;
}

export interface HouseFacts extends AngleFacts {
  placements: readonly { body: ChartBody; sign: ZodiacSign | null }[];
}

/** The sign of an angle, of a known birth time or of hours that leave it one; null where it is not known. */
export function findAngleSign(
  { angles, angleSigns }: AngleFacts,
  angle: keyof ChartAngles,
): ZodiacSign | null {
  return angles?.[angle].sign ?? angleSigns?.[angle] ?? null;
}

/** The whole-sign house of a body, 1 to 12; null unless its sign and the rising sign are known. */
export function findHouse(chart: HouseFacts, body: ChartBody): number | null {
  const rising = findAngleSign(chart, "ascendant");
  const sign = chart.placements.find((placement) => placement.body === body)?.sign;
  return rising && sign ? getWholeSignHouse(sign, rising) : null;
}
