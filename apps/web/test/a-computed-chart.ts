import type { City, WireChart } from "@cosmic/contracts";
import { type Birth, natalChart } from "@cosmic/domain/chart";

/** The chart of a birth as the server sends it. */
export function aComputedChart(birth: Birth): WireChart {
  return JSON.parse(JSON.stringify(natalChart(birth))) as WireChart;
}

export const lisbon: City = {
  id: 2_267_057,
  name: "Lisbon",
  region: "Lisbon",
  country: "Portugal",
  latitude: 38.7167,
  longitude: -9.1333,
  timeZone: "Europe/Lisbon",
};
