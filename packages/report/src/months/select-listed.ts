import type { YearEvent, YearTransit } from "@cosmic/domain";

/** A month's list has about so many dates; transits give way first. */
const DATES = 5;
const MOST_TRANSITS = 2;

/**
 * What a month may tell, by time: everything but transits, and of those the weightiest, two at most and
 * one at least. As FORECAST_RULE of the domain tells the reader, its list leaves out those that it does not tell.
 */
export function selectListed(events: readonly YearEvent[]): YearEvent[] {
  const transits = events.filter((event) => event.kind === "transit");
  const others = events.length - transits.length;
  const free = Math.min(MOST_TRANSITS, Math.max(1, DATES - others));
  const shown = new Set<YearEvent>(
    transits
      .filter(isPersonal)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, free),
  );
  return events.filter((event) => event.kind !== "transit" || shown.has(event));
}

/** People of one age have Uranus, Neptune and Pluto in one place; only their cycles are told. */
const isPersonal = ({ planet, natal }: YearTransit): boolean =>
  planet === natal || !GENERATIONAL.has(natal);

const GENERATIONAL: ReadonlySet<string> = new Set(["Uranus", "Neptune", "Pluto"]);
