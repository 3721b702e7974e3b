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
const COUNTED: Readonly<Partial<Record<ChartSettings["houses"], string>>> = {
  "whole-sign": "by whole signs",
  equal: "in equal parts of 30°",
};

/** What a house number on the wheel or in a table counts by; empty for a chart without houses. */
export const describeHouses = (houses: { system: ChartSettings["houses"] } | null): string =>
  houses
    ? `Houses are counted ${COUNTED[houses.system] ?? `by ${HOUSE_LABELS[houses.system]}`}.`
    : "";

/** Why whole signs stand in for the chosen houses; empty where nothing does. */
export function explainFallback(
  houses: { system: ChartSettings["houses"] } | null,
  { houses: chosen }: Pick<ChartSettings, "houses">,
): string {
  if (!houses || houses.system === chosen) return "";
  const reason =
    chosen === "placidus" || chosen === "koch"
      ? "so far from the equator some degrees of the zodiac never rise"
      : "so far from the equator its houses would cross at this hour";
  return `Houses are counted by whole signs: ${reason}, and the system of ${HOUSE_LABELS[chosen]} has no answer.`;
}

export const ZODIAC_LABELS: Readonly<Record<ChartSettings["zodiac"], string>> = {
  tropical: "Tropical",
  lahiri: "Sidereal, Lahiri",
  "fagan-bradley": "Sidereal, Fagan-Bradley",
};
