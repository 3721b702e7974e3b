/** How houses are counted, in the order they are offered. */
export const HOUSE_SYSTEMS = [
  "placidus",
  "whole-sign",
  "equal",
  "porphyry",
  "koch",
  "regiomontanus",
  "campanus",
] as const;
export type HouseSystemName = (typeof HOUSE_SYSTEMS)[number];

/** Where 0° Aries lies: at the March equinox, or by one of two conventions of the sidereal zodiac. */
export const ZODIACS = ["tropical", "lahiri", "fagan-bradley"] as const;
export type Zodiac = (typeof ZODIACS)[number];

export const NODE_KINDS = ["true", "mean"] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export const LILITH_KINDS = ["mean", "osculating"] as const;
export type LilithKind = (typeof LILITH_KINDS)[number];

/** How far from exact an aspect still counts. */
export const ORB_WIDTHS = ["narrow", "standard", "wide"] as const;
export type OrbWidth = (typeof ORB_WIDTHS)[number];

/** The charts a reader may look at, in the order they are offered. */
export const CHART_KINDS = [
  "natal",
  "transits",
  "solar-return",
  "lunar-return",
  "progressions",
  "solar-arc",
] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** True when a chart can be computed: returns, progressions and directions rest on the minute of birth, returns on the place too. */
export function canComputeChart(
  kind: ChartKind,
  { window, place }: { window: { certainty: "date" | "exact" }; place: object | null },
): boolean {
  if (kind === "natal" || kind === "transits") return true;
  const isExact = window.certainty === "exact";
  return kind === "solar-return" || kind === "lunar-return" ? isExact && place !== null : isExact;
}

/** What a reader may choose about how a chart is drawn and listed. */
export interface ChartSettings {
  houses: HouseSystemName;
  zodiac: Zodiac;
  nodes: NodeKind;
  lilith: LilithKind;
  orbs: OrbWidth;
}

export const DEFAULT_CHART_SETTINGS: ChartSettings = {
  houses: "placidus",
  zodiac: "tropical",
  nodes: "true",
  lilith: "mean",
  orbs: "standard",
};

/** The settings in an untrusted value; what it lacks, or what is not one of the choices, is the default. */
export function parseChartSettings(value: unknown): ChartSettings {
  const given = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const choose = <Choice extends string>(
    choices: readonly Choice[],
    name: keyof ChartSettings,
    fallback: Choice,
  ) => choices.find((choice) => choice === given[name]) ?? fallback;
  return {
    houses: choose(HOUSE_SYSTEMS, "houses", DEFAULT_CHART_SETTINGS.houses),
    zodiac: choose(ZODIACS, "zodiac", DEFAULT_CHART_SETTINGS.zodiac),
    nodes: choose(NODE_KINDS, "nodes", DEFAULT_CHART_SETTINGS.nodes),
    lilith: choose(LILITH_KINDS, "lilith", DEFAULT_CHART_SETTINGS.lilith),
    orbs: choose(ORB_WIDTHS, "orbs", DEFAULT_CHART_SETTINGS.orbs),
  };
}
