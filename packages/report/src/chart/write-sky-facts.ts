import { type ChartFacts, findAngleSign, findHouse, type ZodiacSign } from "@cosmic/domain";
import { getPlacement } from "@cosmic/domain/chart";
import { computeSignShares, formatShare } from "@cosmic/domain/hours";
import { signAt } from "@cosmic/domain/zodiac";
import type { ReportInputs } from "../report-inputs.ts";
import { toOrdinal } from "../text/format-chart.ts";
import { nearestMinute, timeText } from "../text/format-dates.ts";
import { formatLocalDate, toLocalDate } from "../text/local-dates.ts";
import { type WrittenSentence, withEvidence } from "../text/written-text.ts";

/** What the chart section opens with: the Sun’s place, the changeover if there is one, the angles if they are known. */
export function writeSkyFacts({ chart, hours }: SkyInputs): WrittenSentence[] {
  return [
    ...writeSunPosition(chart, hours),
    ...writeChangeover(chart, hours),
    ...writeAngles(chart),
  ];
}

type SkyInputs = Pick<ReportInputs, "chart" | "hours">;
type Hours = ReportInputs["hours"];

function writeSunPosition(chart: ChartFacts, hours: Hours): WrittenSentence[] {
  const { birthDate, reference } = chart.window;
  const { longitude } = getPlacement(chart, "Sun");
  const sign = signAt(longitude);
  // Floored, never rounded: 29 degrees 59.9 minutes still lie in the sign.
  const minutes = Math.floor((longitude % 30) * 60);
  const place = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
  return withEvidence(
    { kind: "sun-position", birthDate, sign, longitude, at: reference.toISOString() },
    [`${formatReference(chart, hours)} the Sun stood at ${place} of ${sign}.`],
  );
}

/** The instant that positions are given for, and why that one. */
function formatReference(
  { window: { birthDate, reference, certainty } }: ChartFacts,
  hours: Hours,
): string {
  const instant = `${timeText(reference)} Universal Time on ${tellDate(reference)}`;
  if (certainty === "exact") return `When you were born, at ${instant},`;
  if (reference.toISOString() === `${birthDate}T12:00:00.000Z`) {
    return `At noon Universal Time on ${tellDate(reference)}`;
  }
  if (hours) return `In the middle of the hours you gave, at ${instant},`;
  return `Halfway through your birth date where you were born, at ${instant},`;
}

/** "November 5, 1990", by UTC. */
const tellDate = (at: Date) => formatLocalDate(toLocalDate(nearestMinute(at), "UTC"), Number.NaN);

function writeChangeover(chart: ChartFacts, hours: Hours): WrittenSentence[] {
  const { window, sunSign, changeover } = chart;
  if (!changeover) return [];
  const { from, to, at, isSettled } = changeover;
  const instant = nearestMinute(at);
  // A settled one may fall on the day before or after, by the calendar of the birth place.
  const lies = isSettled ? "lies close to" : "lies at";
  const passage = `Your birth date ${lies} a changeover: the Sun passed from ${from} into ${to} at about ${timeText(instant)} Universal Time on ${tellDate(at)}.`;
  const basis = {
    kind: "changeover",
    birthDate: window.birthDate,
    from,
    to,
    at: at.toISOString(),
  } as const;
  if (isSettled) {
    const side = sunSign === from ? "before" : "after";
    const settledBy =
      window.certainty === "exact"
        ? `Your birth time and place settle it: you were born ${side} that moment`
        : `What you told of your birth settles it: every possible hour lies ${side} that moment`;
    return withEvidence({ ...basis, settledAs: sunSign }, [
      passage,
      `${settledBy}, so the Sun in your chart is in ${sunSign}.`,
    ]);
  }
  const settling = hours
    ? `The Sun was in ${sunSign} for ${tellShare(chart, hours)} of the hours you gave, so this report`
    : "Only the hour and place of birth can settle the sign, so this report";
  return withEvidence(basis, [
    passage,
    `${settling} reads you as ${sunSign} and names ${sunSign === from ? to : from} as the close neighbor.`,
  ]);
}

/** "63%": the share of the minutes at which the Sun is in the sign that the report reads the person as. */
function tellShare(chart: ChartFacts, hours: NonNullable<Hours>): string {
  const shares = computeSignShares(getPlacement(chart, "Sun"), hours);
  return formatShare(shares.find(({ sign }) => sign === chart.sunSign)?.share ?? 0);
}

function writeAngles(chart: ChartFacts): WrittenSentence[] {
  const rising = findAngleSign(chart, "ascendant");
  const midheaven = findAngleSign(chart, "midheaven");
  const angle = rising ? "ascendant" : "midheaven";
  const sign = rising ?? midheaven;
  if (!sign) return [];
  return [
    ...withEvidence({ kind: "angle", angle, sign }, [tellAngles(chart, rising, midheaven)]),
    ...(rising ? writeHouses(chart, rising) : []),
  ];
}

/** Of hours, only the angles whose sign is the same at all of them. */
function tellAngles(
  { angles }: ChartFacts,
  rising: ZodiacSign | null,
  midheaven: ZodiacSign | null,
): string {
  if (angles) {
    return `Because the hour and place are known, the wheel has its angles, with ${rising} rising in the east and ${midheaven} on the Midheaven.`;
  }
  const told = [
    ...(rising ? [`${rising} was rising in the east`] : []),
    ...(midheaven ? [`${midheaven} stood on the Midheaven`] : []),
  ];
  return `At every minute of the hours you gave, ${told.join(" and ")}.`;
}

/** The houses of the lights, as far as their signs are settled. */
function writeHouses(chart: ChartFacts, rising: ZodiacSign): WrittenSentence[] {
  const [sun, moon] = [findHouse(chart, "Sun"), findHouse(chart, "Moon")];
  const house = sun ?? moon;
  if (house === null) return [];
  const where = `stood in the ${toOrdinal(house)} house`;
  const andMoon = sun === null || moon === null ? "" : ` and the Moon in the ${toOrdinal(moon)}`;
  const body = sun === null ? "Moon" : "Sun";
  const inHouses =
    sun === moon ? `the Sun and the Moon both ${where}` : `the ${body} ${where}${andMoon}`;
  return withEvidence({ kind: "house", body, house }, [
    `Counted by whole signs from ${rising}, ${inHouses}.`,
  ]);
}
