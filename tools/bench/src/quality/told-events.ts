import type { YearEvent, YearTransit } from "@cosmic/domain";
import type { WrittenSentence } from "@cosmic/report";
import type { Specimen } from "./people.ts";

interface ListedDate {
  at: string;
  label: string;
}

const MOST_TRANSITS = 2;
const DATES = 5;
const GENERATIONAL: ReadonlySet<string> = new Set(["Uranus", "Neptune", "Pluto"]);

/** What FORECAST_RULE promises and a report does not keep: dates that its lists lack or its texts do not tell. */
export function findUntoldEvents({ facts, report }: Specimen): string[] {
  const month = new Intl.DateTimeFormat("en-US", { month: "numeric", timeZone: facts.timeZone });
  const events = Map.groupBy(facts.year.events, ({ at }) => Number(month.format(at)));
  return report.book.monthDates.flatMap((dates, index) => {
    const inMonth = events.get(index + 1) ?? [];
    const listed = inMonth.filter((event) => dates.some((date) => matchesEvent(date, event)));
    const sentences = report.monthlyForecasts[index]?.sentences ?? [];
    const unlisted = inMonth.filter((event) => !listed.includes(event));
    return [
      ...unlisted
        .filter((event) => !isExcused(event, listed))
        .map((event) => `${event.key} unlisted`),
      ...listed.filter((event) => !isTold(event, sentences)).map((event) => `${event.key} untold`),
      ...dates
        .filter((date) => !listed.some((event) => matchesEvent(date, event)))
        .filter((date) => !isRecalled(date, facts.year.events, sentences))
        .map(({ label }) => `${label} is no event of the month`),
    ];
  });
}

/** A label without the words by which it leaves a transit to the birth hour. */
const withoutDoubt = (label: string): string => label.replace(/, birth hour permitting$/, "");

const matchesEvent = ({ at, label }: ListedDate, event: YearEvent): boolean =>
  at === event.at.toISOString() &&
  (event.kind === "transit"
    ? label.startsWith(`${event.planet} `) && withoutDoubt(label).endsWith(` your ${event.natal}`)
    : !label.includes(" your "));

/** True for a later exact pass of a transit, at a date within that pass, that the month's text tells. */
const isRecalled = (
  { at, label }: ListedDate,
  events: readonly YearEvent[],
  sentences: readonly WrittenSentence[],
): boolean =>
  events.some(
    (event) =>
      event.kind === "transit" &&
      label.startsWith(`${event.planet} `) &&
      withoutDoubt(label).endsWith(` your ${event.natal} again`) &&
      event.exact.slice(1).some(({ from, to }) => from <= new Date(at) && new Date(at) <= to) &&
      isTold(event, sentences),
  );

function isExcused(event: YearEvent, listed: readonly YearEvent[]): boolean {
  if (event.kind !== "transit") return false;
  if (event.planet !== event.natal && GENERATIONAL.has(event.natal)) return true;
  const shown = listed.filter((each): each is YearTransit => each.kind === "transit");
  const isFull = shown.length >= MOST_TRANSITS || listed.length >= DATES;
  return shown.length > 0 && isFull && shown.every(({ weight }) => weight >= event.weight);
}

const isTold = (event: YearEvent, sentences: readonly WrittenSentence[]): boolean =>
  sentences.some(({ basis }) => {
    if (basis.kind === "solar-return") return event.kind === "birthday";
    if (basis.kind !== "transit") return "at" in basis && basis.at === event.at.toISOString();
    if (event.kind !== "transit") return false;
    const { planet, natal, aspect } = basis;
    return planet === event.planet && natal === event.natal && aspect === event.aspect;
  });
