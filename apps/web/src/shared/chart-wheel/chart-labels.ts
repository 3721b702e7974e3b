import type { ChartSettings } from "@cosmic/domain/chart-settings";

export const HOUSE_LABELS: Readonly<Record<ChartSettings["houses"], string>> = {
  placidus: "Placidus",
  "whole-sign": "Whole signs",
  equal: "Equal houses",
  porphyry: "Porphyry",
  koch: "Koch",
  regiomontanus: "Regiomontanus",
  campanus: "Campanus",
};

/** How each system counts, within a sentence: "Houses are counted by Placidus." */
const COUNTED: Readonly<Record<ChartSettings["houses"], string>> = {
  placidus: "by Placidus",
  "whole-sign": "by whole signs",
  equal: "in equal parts of 30°",
  porphyry: "by Porphyry",
  koch: "by Koch",
  regiomontanus: "by Regiomontanus",
  campanus: "by Campanus",
};

/** What a house number on the wheel or in a table counts by; empty for a chart without houses. */
export const describeHouses = (houses: { system: ChartSettings["houses"] } | null): string =>
  houses ? `Houses are counted ${COUNTED[houses.system]}.` : "";

export const ZODIAC_LABELS: Readonly<Record<ChartSettings["zodiac"], string>> = {
  tropical: "Tropical",
  lahiri: "Sidereal, Lahiri",
  "fagan-bradley": "Sidereal, Fagan-Bradley",
};

export const NODE_LABELS: Readonly<Record<ChartSettings["nodes"], string>> = {
  true: "True node",
  mean: "Mean node",
};

export const LILITH_LABELS: Readonly<Record<ChartSettings["lilith"], string>> = {
  mean: "Mean apogee",
  osculating: "Osculating apogee",
};

export const ORB_LABELS: Readonly<Record<ChartSettings["orbs"], string>> = {
  narrow: "Narrow",
  standard: "Standard",
  wide: "Wide",
};
