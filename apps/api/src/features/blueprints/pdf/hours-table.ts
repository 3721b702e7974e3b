import type { GeneratedProfile } from "@cosmic/contracts";
import { CHART_BODIES } from "@cosmic/domain";
import { computeHoursSky, listDayMinutes } from "@cosmic/domain/chart";
import {
  formatShare,
  formatSignShares,
  type HourFact,
  readHours,
  type SignShare,
} from "@cosmic/domain/hours";
import { placed, text } from "./elements.ts";
import { TYPE } from "./look.ts";
import { cell, headRow, row, tableTitle, WIDE } from "./table-parts.ts";
import type { Content } from "./typeset/blocks.ts";

export type TimedBirth = Pick<GeneratedProfile, "birthDate" | "birthTime" | "birthHours" | "place">;

const WHOLE = "the hours you gave";
/** As many signs as one line names where none is likely. */
const MOST_NAMED = 3;

/** "Sagittarius, at all the hours you gave"; a share below one half is an alternative among others. */
function formatHold(shares: readonly SignShare[]): string {
  const [first] = shares;
  if (first && shares.length === 1) return `${first.sign}, at all ${WHOLE}`;
  if (first && first.share < 0.5 && shares.length > MOST_NAMED) {
    return `One of ${shares.length} signs, none for more than ${formatShare(first.share)} of ${WHOLE}`;
  }
  return formatSignShares(shares, WHOLE);
}

/** What the minutes decide of a birth with hours, and how surely each holds; nothing for any other birth. */
export function hoursTable({ birthDate, birthHours, place }: TimedBirth): Content[] {
  if (!birthHours || place === null) return [];
  const { ranges } = listDayMinutes(birthDate, birthHours, place.timeZone);
  const { facts } = readHours(computeHoursSky(ranges, place), ranges);
  const listShares = (isAsked: (fact: HourFact) => boolean) =>
    facts.flatMap(({ fact, share }) =>
      "sign" in fact && isAsked(fact) ? [{ sign: fact.sign, share }] : [],
    );
  const bodies = CHART_BODIES.map((body) => ({
    name: body,
    shares: listShares((fact) => fact.kind === "sign" && fact.body === body),
  }));
  const rows = [
    { name: "Rising sign", shares: listShares(({ kind }) => kind === "rising") },
    { name: "Midheaven", shares: listShares(({ kind }) => kind === "midheaven") },
    ...bodies.filter(({ name, shares }) => name === "Moon" || shares.length > 1),
  ];
  return [
    tableTitle("How surely it holds"),
    placed(
      { role: "Table" },
      {},
      headRow(
        { width: WIDE.body, title: "In your chart" },
        { width: { flex: 1 }, title: "At the minutes you may have been born" },
      ),
      ...rows.map(({ name, shares }) =>
        row(
          cell(WIDE.body, text(TYPE.table, name)),
          cell({ flex: 1 }, text({ ...TYPE.table, flex: 1 }, formatHold(shares))),
        ),
      ),
    ),
  ];
}
