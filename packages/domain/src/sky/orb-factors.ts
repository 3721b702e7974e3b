import type { OrbWidth } from "./chart-settings.ts";

/** What the orbs of the report are multiplied by. */
export const ORB_FACTORS: Readonly<Record<OrbWidth, number>> = {
  narrow: 0.6,
  standard: 1,
  wide: 1.4,
};
