import type { ChartFacts } from "@cosmic/domain";
import { type WrittenSentence, withEvidence } from "../text/written-text.ts";
import type { AngleReadings } from "./section-corpus.ts";

/** What an angle or a house adds to a section; nothing without a birth time and place. */
export function writeAngle(
  readings: AngleReadings | undefined,
  { angles, houses }: ChartFacts,
): WrittenSentence[] {
  if (!readings || !angles || !houses) return [];
  if ("angle" in readings) {
    const { sign } = angles[readings.angle];
    return withEvidence({ kind: "angle", angle: readings.angle, sign }, readings.bySign[sign]);
  }
  const body = readings.houseOf;
  const house = houses.wholeSign.houseOf[body];
  const reading = readings.byHouse[house - 1];
  if (reading === undefined) throw new RangeError(`There is no house ${house}`);
  return withEvidence({ kind: "house", body, house }, [reading]);
}
