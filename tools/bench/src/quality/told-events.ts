import type { YearEvent, YearTransit } from "@cosmic/domain";
import type { WrittenSentence } from "@cosmic/report";
import type { Specimen } from "./people.ts";

interface ListedDate {
  at: string;
  label: string;
}

const MOST_TRANSITS = 2;
const GENERATIONAL: ReadonlySet<string> = new Set(["Uranus", "Neptune", "Pluto"]);

/** What FORECAST_RULE promises and a report does not keep: dates that its lists lack, and months that tell too few or too many of theirs. */
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
        .filter((event) => !isExcused(event, listed, sentences))
        .map((event) => `${event.key} unlisted`),
      ...findMistold(inMonth, sentences),
      ...listed
        .filter((event) => event.kind === "transit" && !isTold(event, sentences))
        .map(({ key }) => `${key} listed and untold`),
      ...dates
        .filter((date) => !listed.some((event) => matchesEvent(date, event)))
        .filter((date) => !isRecalled(date, facts.year.events))
        .map(({ label }) => `${label} is no event of the month`),
    ];
  });
}

/** A label without the words by which it leaves a transit to the birth hour. */
const withoutDoubt = (label: string): string =>
  label.replace(/, depending on your birth hour$/, "");

const matchesEvent = ({ at, label }: ListedDate, event: YearEvent): boolean =>
  at === event.at.toISOString() &&
  (event.kind === "transit"
    ? label.startsWith(`${event.planet} `) && withoutDoubt(label).endsWith(` your ${event.natal}`)
    : !label.includes(" your "));

/** True for a later exact pass of a transit, at a date within that pass. */
const isRecalled = ({ at, label }: ListedDate, events: readonly YearEvent[]): boolean =>
  events.some(
    (event) =>
      event.kind === "transit" &&
      label.startsWith(`${event.planet} `) &&
      withoutDoubt(label).endsWith(` your ${event.natal} again`) &&
      event.exact.slice(1).some(({ from, to }) => from <= new Date(at) && new Date(at) <= to),
  );

const isGenerational = (event: YearEvent): boolean =>
  event.kind === "transit" && event.planet !== event.natal && GENERATIONAL.has(event.natal);

/** True for a transit that the text had no room for, or lighter than those it tells. */
function isExcused(
  event: YearEvent,
  listed: readonly YearEvent[],
  sentences: readonly WrittenSentence[],
): boolean {
  if (event.kind !== "transit") return false;
  if (isGenerational(event)) return true;
  const shown = listed.filter((each): each is YearTransit => each.kind === "transit");
  const told = listed.filter((each) => isTold(each, sentences));
  const isFull = shown.length >= MOST_TRANSITS || told.length === MOST_TOLD;
  return isFull && shown.every(({ weight }) => weight >= event.weight);
}

/** A month tells so many of its dates at most. */
const MOST_TOLD = 3;
/** Told before others. */
const FIRST: ReadonlySet<string> = new Set(["birthday", "solar-eclipse", "lunar-eclipse"]);

const isDirect = (event: YearEvent): boolean =>
  event.kind === "station" && event.direction === "direct";

const isMoon = ({ kind }: YearEvent): boolean => kind === "new-moon" || kind === "full-moon";

/** A month that tells more or fewer dates than it may, or leaves out one that is told before others. */
function findMistold(
  listed: readonly YearEvent[],
  sentences: readonly WrittenSentence[],
): string[] {
  const told = listed.filter((event) => isTold(event, sentences));
  const due = listed.filter(({ kind }) => FIRST.has(kind));
  // A main event may take the place of one.
  const isFull = told.filter(({ kind }) => !FIRST.has(kind)).length <= 1;
  const untold = isFull ? [] : due.filter((event) => !told.includes(event));
  const transits = listed.filter((event) => event.kind === "transit" && !isGenerational(event));
  const others =
    listed.filter((event) => event.kind !== "transit" && !isMoon(event) && !isDirect(event))
      .length + Math.min(MOST_TRANSITS, transits.length);
  const moons = listed.filter(isMoon).length;
  const least = Math.min(MOST_TOLD, others + Math.min(1, moons));
  return [
    ...untold.map(({ key }) => `${key} untold`),
    ...(told.length < least || told.length > MOST_TOLD ? [`${told.length} dates told`] : []),
  ];
}

const isTold = (event: YearEvent, sentences: readonly WrittenSentence[]): boolean =>
  sentences.some(({ basis }) => {
    if (basis.kind === "solar-return") return event.kind === "birthday";
    if (basis.kind !== "transit") return "at" in basis && basis.at === event.at.toISOString();
    if (event.kind !== "transit") return false;
    const { planet, natal, aspect } = basis;
    return planet === event.planet && natal === event.natal && aspect === event.aspect;
  });
