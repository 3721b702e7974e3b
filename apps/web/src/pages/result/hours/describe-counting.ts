import type { ChartSettings } from "@cosmic/domain/chart-settings";
import {
  describeHouses,
  explainFallback,
  ZODIAC_LABELS,
} from "../../../shared/chart-wheel/chart-labels.ts";
import type { ChartView } from "../../../shared/chart-wheel/chart-view.ts";

/** North and south of this some degrees of the zodiac never rise. */
const POLAR_CIRCLE = 66;
const EVERYWHERE: readonly ChartSettings["houses"][] = ["whole-sign", "equal", "porphyry"];

/** What dial, wheel and tables of the hours are read by, and the report's text. */
export function describeCounting({ houses, settings }: ChartView): string {
  const counted = explainFallback(houses, settings) || describeHouses(houses);
  return `Dial, wheel and tables follow your chart settings. Zodiac: ${ZODIAC_LABELS[settings.zodiac]}. ${counted} The text of the report counts houses by whole signs, in the tropical zodiac.`;
}

/** What the table of houses counts by, at every minute of the hours. */
export function describeHoursHouses({ houses }: ChartSettings, latitude: number): string {
  const counted = describeHouses({ system: houses });
  return Math.abs(latitude) < POLAR_CIRCLE || EVERYWHERE.includes(houses)
    ? counted
    : `${counted} At minutes at which that has no answer so far from the equator, they are counted by whole signs.`;
}
