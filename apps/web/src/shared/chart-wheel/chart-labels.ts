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
