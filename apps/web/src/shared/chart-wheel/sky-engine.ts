import type { City, WireChart } from "@cosmic/contracts";
import { findHouse, type SkyBirth, type SkyBody, type SkyChart } from "@cosmic/domain";
import { CHART_BODIES, computeBalance } from "@cosmic/domain/chart";
import type { ChartKind, ChartSettings } from "@cosmic/domain/chart-settings";
import { computeSkyChart, zodiacOffsetOn } from "@cosmic/domain/sky";
import { toAstroTime } from "@cosmic/domain/zodiac";
import type { ChartView } from "./chart-view.ts";
import { describeChartInstant } from "./describe-chart-instant.ts";
import { describeOpenZodiac } from "./describe-open-zodiac.ts";

export { NatalRing } from "./natal-ring.tsx";
export { SkyTables } from "./sky-tables.tsx";

export interface SkyRequest {
  chart: WireChart;
  place: City | null;
  kind: ChartKind;
  settings: ChartSettings;
  now: Date;
}

/** Computes a chart in the browser. The ephemeris comes with this file, so it is loaded only when a reader asks for it. */
export function computeChartView({ chart, place, kind, settings, now }: SkyRequest): ChartView {
  const sky = computeSkyChart(kind, toSkyBirth(chart, place), settings, now);
  // Hours settle signs of the angles as the report counts them: by the tropical zodiac.
  const isOfReport = kind === "natal" && settings.zodiac === "tropical";
  return {
    ...sky,
    angleSigns: isOfReport ? chart.angleSigns : undefined,
    window: chart.window,
    at: sky.at.toISOString(),
    settings,
    isWhole: true,
    about: kind === "natal" ? null : describeChartInstant({ kind, at: sky.at.toISOString() }),
    notes: kind === "natal" ? describeOpenZodiac(sky, chart, settings) : [],
    placements: sky.placements.map((placement) => ({
      ...placement,
      house: placement.house ?? (isOfReport ? findBodyHouse(chart, placement.body) : null),
      signs: [...placement.signs],
      changes: placement.changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    })),
    balance: kind === "natal" ? computeBalance(listBodySigns(sky)) : null,
  };
}

const findBodyHouse = (chart: WireChart, name: SkyBody) => {
  const body = CHART_BODIES.find((each) => each === name);
  return body ? findHouse(chart, body) : null;
};

/** How far a zodiac begins after the tropical one, in degrees. */
export const computeZodiacOffset = (zodiac: ChartSettings["zodiac"], at: number): number =>
  zodiacOffsetOn(zodiac, toAstroTime(new Date(at)));

const listBodySigns = ({ placements }: SkyChart) =>
  CHART_BODIES.map((body) => ({
    body,
    sign: placements.find((placement) => placement.body === body)?.sign ?? null,
  }));

/** The birth as the engine takes it. */
function toSkyBirth({ window }: WireChart, place: City | null): SkyBirth {
  return {
    window: {
      ...window,
      from: new Date(window.from),
      to: new Date(window.to),
      reference: new Date(window.reference),
    },
    place,
  };
}
