import { signAt } from "../zodiac/sign-position.ts";
import { changeoverOn } from "../zodiac/solar-ingress.ts";
import { computeAngles } from "./angles.ts";
import { aspectsIn } from "./aspects.ts";
import { computeBalance } from "./balance.ts";
import { birthWindow } from "./birth-window.ts";
import { CHART_BODIES } from "./bodies.ts";
import type { BirthPlace, BirthWindow, Changeover, ChartFacts, KnownBirth } from "./chart-facts.ts";
import { findAngleSigns } from "./hours/find-angle-signs.ts";
import { listDayMinutes } from "./hours/list-day-minutes.ts";
import { computeHouses } from "./houses.ts";
import { localSkyAt } from "./local-sky.ts";
import { placementIn } from "./placement.ts";
import { placementAmong } from "./placement-of.ts";

/** A birth as people state it: the date (YYYY-MM-DD), and what else they know. */
export interface Birth extends KnownBirth {
  birthDate: string;
}

/** The chart of a birth. Throws RangeError as birthWindow does. */
export function natalChart({ birthDate, ...known }: Birth): ChartFacts {
  const window = birthWindow(birthDate, known);
  const { hours, place } = known;
  if (!hours || !place || window.certainty === "exact") return computeChart(window, place);
  const { ranges } = listDayMinutes(birthDate, hours, place.timeZone);
  const angleSigns = findAngleSigns(ranges, place);
  return {
    ...computeChart(window, place, { isOfHours: true }),
    ...(angleSigns && { angleSigns }),
  };
}

/**
 * The chart of a birth window: what holds at every instant of it, and no more. Angles and houses
 * need an exact window and the place.
 */
export function computeChart(
  window: BirthWindow,
  place?: BirthPlace,
  { isOfHours = false } = {},
): ChartFacts {
  const placements = CHART_BODIES.map((body) => placementIn(window, body));
  const sky = place && window.certainty === "exact" ? localSkyAt(window.reference, place) : null;
  return {
    window,
    sunSign: signAt(placementAmong(placements, "Sun").longitude),
    changeover: changeoverIn(window),
    placements,
    aspects: aspectsIn(window, { isOfHours }),
    balance: computeBalance(placements),
    angles: sky && computeAngles(sky),
    houses: sky && computeHouses(sky, placements),
  };
}

function changeoverIn({ birthDate, from, to }: BirthWindow): Changeover | null {
  const ingress = changeoverOn(birthDate);
  if (!ingress) return null;
  const isInside = ingress.at > from && ingress.at < to;
  return { ...ingress, isSettled: !isInside };
}
