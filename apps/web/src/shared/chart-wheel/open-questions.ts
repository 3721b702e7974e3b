import type { City } from "@cosmic/contracts";
import { findAngleSign } from "@cosmic/domain";
import type { BirthHours } from "@cosmic/domain/hours";
import { isSpreadOut } from "@cosmic/domain/wheel";
import { explainFallback } from "./chart-labels.ts";
import type { ChartView, ViewPlacement } from "./chart-view.ts";
import { formatSigns } from "./format-chart.ts";

/** What this chart does not say, and why, in plain sentences; empty when nothing is open. */
export function openQuestions(
  view: ChartView,
  place: City | null,
  birthTime: string | null,
  birthHours?: BirthHours,
): string[] {
  const { kind, placements, angles, houses, settings, notes, window } = view;
  const open = placements.filter(isSpreadOut);
  return [
    ...(angles ? [] : [noAngles(view, place, birthTime, birthHours)]),
    ...open.map((placement) =>
      openPlacement(placement, birthHours ? "at all of these hours" : "all day"),
    ),
    explainFallback(houses, settings),
    ...(window.certainty === "date" && kind === "natal"
      ? ["Aspects are listed only where they hold at every hour you may have been born."]
      : []),
    ...notes,
  ].filter(Boolean);
}

function noAngles(
  view: ChartView,
  place: City | null,
  birthTime: string | null,
  birthHours?: BirthHours,
): string {
  const turning = "The horizon sweeps through all twelve signs once a day";
  if (birthHours && place) {
    const rising = findAngleSign(view, "ascendant");
    if (rising) {
      return `${rising} rises at every minute of the hours you gave. How far into it does not hold, so the wheel has no angles and no houses; the dial shows them at each minute.`;
    }
    return "No rising sign, midheaven or houses on the wheel: they turn with the minutes. The dial shows what they are at each minute of the hours you gave.";
  }
  if (!birthTime && !place) {
    return `No rising sign, midheaven or houses: without a birth time and place they cannot be known. ${turning}, and differently in every place.`;
  }
  if (!birthTime) {
    return `No rising sign, midheaven or houses: without a birth time they cannot be known. ${turning}.`;
  }
  if (!place) {
    return "No rising sign, midheaven or houses: without a birth place, the clock time does not tell us the exact instant or where the horizon was.";
  }
  return "No rising sign, midheaven or houses: the clocks showed this birth time twice that night, and we do not know which of the two it was.";
}

function openPlacement({ body, signs, isSettled }: ViewPlacement, when: string): string {
  const name = body === "Sun" || body === "Moon" ? `The ${body}` : body;
  if (!isSettled) {
    return `${name} may be in ${formatSigns(signs)}: it depends on the hour. The wheel shows the possible range as a band, not as a point.`;
  }
  return `${name} was in ${signs[0]} ${when}, but how far into it depends on the hour. The wheel shows the possible range as a band, not as a point.`;
}
