import type { GeneratedProfile } from "@cosmic/contracts";
import { MONTH_NAMES, REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";
import { type ChartChange, compareCharts } from "@cosmic/domain/chart-changes";
import { formatAspect, formatSigns } from "../../../shared/chart-wheel/format-chart.ts";

/** A line of the list of changes: what it is about, and what became of it. */
export interface EditionChange {
  term: string;
  text: string;
}

/** What differs between two editions of a report, in plain words; empty where nothing does. */
export function compareEditions(
  before: GeneratedProfile,
  after: GeneratedProfile,
): EditionChange[] {
  const changes = before.chart && after.chart ? compareCharts(before.chart, after.chart) : [];
  return [
    ...describeSunSign(before, after),
    ...changes.flatMap(describeAngleOrSign),
    ...describeHouses(changes),
    ...describeAspects("Aspects gained", "aspect-gained", changes),
    ...describeAspects("Aspects lost", "aspect-lost", changes),
    ...describeList("Stands out now", listNewStandouts(before, after)),
    ...describeList("No longer stands out", listNewStandouts(after, before)),
    ...describeList("Sections that read differently", listSections(before, after)),
    ...describeList("Months that read differently", listMonths(before, after)),
  ];
}

const toLine = (term: string, before: string, after: string): EditionChange[] =>
  before === after ? [] : [{ term, text: `${before} before, ${after} now` }];

const describeList = (term: string, items: readonly string[]): EditionChange[] =>
  items.length === 0 ? [] : [{ term, text: items.join(", ") }];

/** The sign that the report reads the person as; the sign's own line says where it was open. */
const describeSunSign = (before: GeneratedProfile, after: GeneratedProfile) =>
  toLine("Sun sign of the report", before.sunSign, after.sunSign);

function describeAngleOrSign(change: ChartChange): EditionChange[] {
  switch (change.kind) {
    case "rising":
    case "midheaven":
      return toLine(
        change.kind === "rising" ? "Rising sign" : "Midheaven",
        change.before ?? "not known",
        change.after ?? "not known",
      );
    case "sign":
      return toLine(`${change.body} sign`, formatSigns(change.before), formatSigns(change.after));
    default:
      return [];
  }
}

/** One line for all bodies; a house that was not known before is only named. */
function describeHouses(changes: readonly ChartChange[]): EditionChange[] {
  const houses = changes.filter((change) => change.kind === "house");
  if (houses.length === 0) return [];
  if (houses.every(({ after }) => after === null)) {
    return [{ term: "Houses", text: "known before, not known now" }];
  }
  const items = houses.map(({ body, before, after }) =>
    before === null ? `${body} in ${after}` : `${body} in ${after}, not ${before}`,
  );
  const isNew = houses.every(({ before }) => before === null);
  return [
    {
      term: "Houses",
      text: isNew ? `not known before, now ${items.join(", ")}` : items.join("; "),
    },
  ];
}

const describeAspects = (
  term: string,
  kind: "aspect-gained" | "aspect-lost",
  changes: readonly ChartChange[],
) =>
  describeList(
    term,
    changes.flatMap((change) =>
      "bodies" in change && change.kind === kind ? [formatAspect(change)] : [],
    ),
  );

/** What stands out in one edition's chart, and not in the other's. */
function listNewStandouts(before: GeneratedProfile, after: GeneratedProfile): string[] {
  if (!before.book || !after.book) return [];
  const known = new Set(before.book.standouts.map(({ title }) => title));
  return after.book.standouts.map(({ title }) => title).filter((title) => !known.has(title));
}

/** A section that one of the two does not show, or not yet, is not compared. */
const listSections = (before: GeneratedProfile, after: GeneratedProfile) =>
  SECTION_NAMES.filter(
    (name) => before[name] !== "" && after[name] !== "" && before[name] !== after[name],
  ).map((name) => REPORT_SECTIONS[name].title);

const listMonths = (before: GeneratedProfile, after: GeneratedProfile) =>
  after.monthlyForecasts.length === before.monthlyForecasts.length
    ? MONTH_NAMES.filter(
        (_, month) => before.monthlyForecasts[month] !== after.monthlyForecasts[month],
      )
    : [];
