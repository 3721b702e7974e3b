import { calendarDateOf, formatCalendarDate } from "../../birth-date/calendar-date.ts";
import { ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import type { ReportFacts, WrittenSentence } from "../report-facts.ts";
import { restingOn } from "./written-text.ts";

/** What was computed for the birth date: where the Sun stood, and the changeover when there is one. */
export function writeSkyFacts(facts: ReportFacts): WrittenSentence[] {
  return [...writeSunPosition(facts), ...writeChangeover(facts)];
}

function writeSunPosition({ birthDate, sunLongitude }: ReportFacts): WrittenSentence[] {
  if (sunLongitude === undefined) return [];
  const sign = ZODIAC_SIGNS[Math.floor(sunLongitude / 30)];
  if (!sign) throw new RangeError(`No sign holds the longitude ${sunLongitude}`);
  // Floored, never rounded: 29 degrees 59.9 minutes still lie in the sign.
  const minutes = Math.floor((sunLongitude % 30) * 60);
  const place = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
  return [
    {
      text: `At noon Universal Time on ${formatCalendarDate(birthDate)} the Sun stood at ${place} of ${sign}, counted from the sign’s first degree.`,
      basis: { kind: "sun-position", birthDate, sign, longitude: sunLongitude },
    },
  ];
}

function writeChangeover({ birthDate, sunSign, changeover }: ReportFacts): WrittenSentence[] {
  if (!changeover) return [];
  const { from, to, at } = changeover;
  const instant = nearestMinute(at);
  const time = instant.toISOString().slice(11, 16);
  const day = formatCalendarDate(calendarDateOf(instant.getTime()));
  const neighbour = sunSign === from ? to : from;
  return restingOn({ kind: "changeover", birthDate, from, to, at }, [
    `Your birth date lies at a changeover: the Sun passed from ${from} into ${to} at about ${time} Universal Time on ${day}.`,
    `Only the hour and place of birth can settle the sign, so this report reads you as ${sunSign} and names ${neighbour} as the close neighbour.`,
  ]);
}

/** A changeover is known to about a minute, so seconds are not shown. */
function nearestMinute(at: string): Date {
  return new Date(Math.round(Date.parse(at) / 60_000) * 60_000);
}
