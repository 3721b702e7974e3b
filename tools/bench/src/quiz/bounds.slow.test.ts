import { createItemBank, ITEM_PARAMETERS } from "@cosmic/domain/quiz-certainty";
import { describe, expect, it } from "vitest";
import {
  checkAdaptivity,
  checkCalibration,
  checkFalseShifts,
  checkLogLoss,
  checkNoticed,
  UTMOST_ERROR,
  UTMOST_ERROR_ELSEWHERE,
} from "./bounds.ts";
import {
  measureAdaptivity,
  measureCalibration,
  measureFalseShifts,
  measureLogLoss,
} from "./measures.ts";
import { simulateTakers, WORLDS } from "./takers.ts";

const SAMPLE = 12_000;
const takers = simulateTakers(WORLDS.asModeled, SAMPLE);
const isBroken = ({ holds }: { holds: boolean }) => !holds;

describe("certainty of letters, over a fixed sample of simulated takers", () => {
  it("is calibrated for each letter and for the likeliest type", () => {
    const checks = checkCalibration(measureCalibration(takers), UTMOST_ERROR);
    expect(checks).toHaveLength(5);
    expect(checks.filter(isBroken)).toEqual([]);
  });

  it("loses less than the formulas of rivals on the same answers", () => {
    expect(checkLogLoss(measureLogLoss(takers)).filter(isBroken)).toEqual([]);
  });

  it("is reached with fewer statements than by a fixed form, and stays calibrated", () => {
    const checks = checkAdaptivity(measureAdaptivity(takers.slice(0, 1_000)));
    expect(checks.filter(isBroken)).toEqual([]);
  }, 60_000);

  it("shows a real shift on some axis in at most one unchanged retake of twenty", () => {
    expect(checkFalseShifts(measureFalseShifts(takers))).toMatchObject({ holds: true });
  });

  it.each([WORLDS.uneven, WORLDS.related])("holds up for $name", (world) => {
    const others = simulateTakers(world, SAMPLE);
    const checks = checkCalibration(measureCalibration(others), UTMOST_ERROR_ELSEWHERE);
    expect(checks.filter(isBroken)).toEqual([]);
  });
});

describe("the measure of calibration", () => {
  it.each([WORLDS.twoCamps, WORLDS.noisy])("notices $name", (world) => {
    expect(checkNoticed(measureCalibration(simulateTakers(world, SAMPLE)))).toMatchObject({
      holds: true,
    });
  });

  it("notices parameters that claim twice the discrimination", () => {
    const items = ITEM_PARAMETERS.items.map((item) => ({ ...item, a: 2 * item.a }));
    const calibration = measureCalibration(takers, createItemBank({ ...ITEM_PARAMETERS, items }));
    expect(checkCalibration(calibration, UTMOST_ERROR).filter(isBroken).length).toBeGreaterThan(0);
  });
});
