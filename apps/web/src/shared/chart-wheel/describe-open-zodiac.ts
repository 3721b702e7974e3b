import type { WireChart } from "@cosmic/contracts";
import type { SkyChart } from "@cosmic/domain";
import type { ChartSettings } from "@cosmic/domain/chart-settings";
import { degreeAndMinute } from "./format-chart.ts";

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** What the sidereal zodiac costs and keeps where the birth time is open; nothing for others. */
export function describeOpenZodiac(
  { placements, zodiacOffset }: Pick<SkyChart, "placements" | "zodiacOffset">,
  chart: Pick<WireChart, "placements" | "window">,
  { zodiac }: Pick<ChartSettings, "zodiac">,
): string[] {
  if (zodiac === "tropical" || chart.window.certainty === "exact") return [];
  const settledHere = new Map<string, boolean>(
    placements.map(({ body, isSettled }) => [body, isSettled]),
  );
  const differing = chart.placements.filter(
    ({ body, isSettled }) => settledHere.get(body) !== isSettled,
  );
  const name = (isOpenHere: boolean) =>
    list.format(
      differing
        .filter(({ body }) => settledHere.get(body) !== isOpenHere)
        .map(({ body }) => (body === "Sun" || body === "Moon" ? `the ${body}` : body)),
    );
  const [open, sure] = [name(true), name(false)];
  const when = "within the hours you may have been born";
  return [
    `The sidereal zodiac begins ${degreeAndMinute(zodiacOffset)} after the tropical one, at every hour alike. So an open birth time costs no more in it: aspects, motion and the width of each range stay as they are. Rising sign and houses need the time in either.`,
    ...(open ? [`Open in this zodiac only: ${open} changed sign in it ${when}.`] : []),
    ...(sure ? [`Sure in this zodiac only: ${sure} kept one sign in it ${when}.`] : []),
  ];
}
