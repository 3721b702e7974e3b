import type { WireChart } from "@cosmic/contracts";
import {
  type ChartBalance,
  findHouse,
  type PrenatalEvent,
  type SkyAspect,
  type SkyChart,
  type SkyPlacement,
} from "@cosmic/domain";
import { type ChartSettings, DEFAULT_CHART_SETTINGS } from "@cosmic/domain/chart-settings";

export type ViewPlacement = Omit<SkyPlacement, "changes"> &
  Pick<WireChart["placements"][number], "changes">;

/**
 * What the wheel and the tables show: the birth chart as the server sent it, or any chart computed here under the
 * reader's settings, which has points and relations beside the ten bodies.
 */
export interface ChartView
  extends Pick<
    SkyChart,
    | "kind"
    | "isCompared"
    | "natal"
    | "angles"
    | "movedAngles"
    | "houses"
    | "parallels"
    | "patterns"
    | "hemispheres"
  > {
  window: WireChart["window"];
  /** The instant of the positions, ISO. */
  at: string;
  settings: ChartSettings;
  /** Signs of the angles that are certain without their degrees, by the tropical zodiac; left out where none is. */
  angleSigns?: WireChart["angleSigns"];
  /** False for the chart as it was sent: bodies and major aspects only. */
  isWhole: boolean;
  placements: readonly ViewPlacement[];
  aspects: readonly SkyAspect[];
  /** Of birth charts only. */
  balance: ChartBalance | null;
  prenatal: readonly PrenatalEvent[];
  /** Which instant another chart than that of the birth is for. */
  about: string | null;
  /** What the chosen zodiac makes of an open birth time, in sentences. */
  notes: readonly string[];
}

/** What only charts computed from the ephemeris have. */
export const NOT_SENT = {
  isWhole: false,
  isCompared: false,
  natal: [],
  movedAngles: null,
  parallels: [],
  patterns: [],
  hemispheres: null,
  prenatal: [],
  about: null,
  notes: [],
} satisfies Partial<ChartView>;

/** The birth chart as it was sent, under the default settings. */
export function toChartView(chart: WireChart): ChartView {
  const { window, placements, aspects, balance, angles, houses, angleSigns } = chart;
  const system = houses && (houses.placidus ?? houses.wholeSign);
  return {
    ...NOT_SENT,
    kind: "natal",
    window,
    at: window.reference,
    settings: DEFAULT_CHART_SETTINGS,
    placements: placements.map((placement) => ({
      ...placement,
      house: system?.houseOf[placement.body] ?? findHouse(chart, placement.body),
      declination: null,
      dignity: null,
    })),
    aspects,
    balance,
    angles,
    angleSigns,
    houses: system && {
      system: houses.placidus ? "placidus" : "whole-sign",
      cusps: system.cusps,
    },
  };
}
