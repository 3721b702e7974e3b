import { type AstroTime, e_tilt } from "astronomy-engine";
import type { BirthWindow } from "../chart/chart-facts.ts";
import { houseAt } from "../chart/houses.ts";
import { findDignity, TRADITIONAL_BODIES } from "../chart/salience/dignities.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import type { ChartFrame } from "./chart-frame.ts";
import type { ChartSettings } from "./chart-settings.ts";
import { declinationFrom } from "./horizon.ts";
import { MOVING_NAMES, pointOn } from "./moving-points.ts";
import { type PlainPlacement, placeInZodiac } from "./place-points.ts";
import { sampleWindow, signChangesIn } from "./sign-changes.ts";
import type { SkyPlacement } from "./sky-chart.ts";

interface Circumstances {
  window: BirthWindow;
  /** Of the zodiac, in degrees. */
  offset: number;
  frame: Pick<ChartFrame, "houses">;
  settings: ChartSettings;
}

/** Tropical placements in the zodiac that was chosen. */
export function moveToZodiac(
  placements: readonly PlainPlacement[],
  { window, offset, settings }: Omit<Circumstances, "frame">,
): PlainPlacement[] {
  return placements.map((placement) => {
    const moved = placeInZodiac(placement, offset);
    const name = MOVING_NAMES.find((moving) => moving === placement.body);
    // The report's own instants are those of the ten bodies in the tropical signs.
    const isKnown = moved.isSettled || !name || (offset === 0 && placement.changes.length > 0);
    const known = moved.isSettled ? [] : placement.changes;
    const changes = isKnown ? known : signChangesIn(window, name, offset, settings);
    return { ...placement, ...moved, changes };
  });
}

/** Placements with what follows from them: house, declination, dignity. */
export function describePlacements(
  placements: readonly PlainPlacement[],
  { window, frame, settings }: Omit<Circumstances, "offset">,
): SkyPlacement[] {
  const times = sampleWindow(window).map(toAstroTime);
  return placements.map((placement) => {
    const name = MOVING_NAMES.find(
      (moving) => moving === placement.body && moving !== "North Node",
    );
    const traditional = TRADITIONAL_BODIES.find((body) => body === placement.body);
    return {
      ...placement,
      house: frame.houses && houseAt(placement.longitude, frame.houses.cusps),
      declination: name ? declinationsAt(times, name, settings) : null,
      dignity: traditional && placement.sign ? findDignity(traditional, placement.sign) : null,
    };
  });
}

/** Between instants two hours apart no declination turns by as much as half a minute of arc. */
function declinationsAt(
  times: readonly AstroTime[],
  name: (typeof MOVING_NAMES)[number],
  settings: ChartSettings,
): { from: number; to: number } {
  const declinations = times.map((time) =>
    declinationFrom(pointOn(name, time, settings), e_tilt(time).tobl),
  );
  return { from: Math.min(...declinations), to: Math.max(...declinations) };
}
