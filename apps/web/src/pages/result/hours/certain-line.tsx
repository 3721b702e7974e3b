import type { GeneratedProfile, ReportHours } from "@cosmic/contracts";
import { type HeldFact, readHours } from "@cosmic/domain/hours";
import { linkStyle } from "@cosmic/ui/link-style";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { hoursQuery } from "../load/queries.ts";
import { formatHourFact } from "./format-hour-fact.ts";
import { toMinuteRanges } from "./to-minute-ranges.ts";

/** More possible signs than these are counted, not named. */
const NAMED_SIGNS = 3;

/** What of a birth with hours is certain and what is open, in two sentences, with the way to the dial. */
export function CertainLine({ slug, birthHours }: Pick<GeneratedProfile, "slug" | "birthHours">) {
  const { data } = useQuery(hoursQuery(slug));
  // All of a day takes a moment to read, which the dial far below may take, and the page's top may not.
  const isGiven = birthHours !== undefined;
  const words = useMemo(() => (data && isGiven ? summarizeHours(data) : null), [data, isGiven]);
  if (isGiven && words === null) return null;
  return (
    <p className="measure border-l-4 border-brass-line pl-5 print:mb-5">
      {words
        ? `Certain from the hours you gave: ${words.certain}. Open: ${words.open}.`
        : "Your birth time is not known. What this report states as fact holds at every minute of your day; what turns with the hour, your rising sign and houses first, stands beside its times."}{" "}
      <a href="#birth-hours" className={`${linkStyle()} print:hidden`}>
        {words ? "See it hour by hour" : "See the day hour by hour"}
      </a>
    </p>
  );
}

/** Counted as the text of the report counts: tropical signs, whole-sign houses. */
function summarizeHours({ sky, ranges }: ReportHours): { certain: string; open: string } {
  const { facts } = readHours({ ...sky, from: Date.parse(sky.from) }, toMinuteRanges(ranges));
  const open = [
    ...nameSigns(facts, "your rising sign", ({ fact }) => fact.kind === "rising"),
    ...nameSigns(facts, "your Midheaven", ({ fact }) => fact.kind === "midheaven"),
    ...nameSigns(facts, "your Moon’s sign", isMoonSign),
    ...countOpen(facts, "house", ["the house of one body", "the houses of # bodies"]),
    ...countOpen(facts, "aspect", ["one aspect", "# aspects"]),
  ];
  const certain = facts.filter(({ isCertain }) => isCertain);
  const count = (kind: HeldFact["fact"]["kind"]) =>
    certain.filter(({ fact }) => fact.kind === kind).length;
  return {
    certain: joinWords([
      ...certain.filter(isKey).map(({ fact }) => formatHourFact(fact)),
      ...say(count("house"), ["the house of one body", "the houses of # bodies"]),
      ...say(count("aspect"), ["one aspect", "# aspects"]),
    ]),
    open: open.length === 0 ? "only the degrees within them" : open.join("; "),
  };
}

const isMoonSign = ({ fact }: HeldFact) => fact.kind === "sign" && fact.body === "Moon";
const isKey = (held: HeldFact) =>
  held.fact.kind === "rising" ||
  held.fact.kind === "midheaven" ||
  isMoonSign(held) ||
  (held.fact.kind === "sign" && held.fact.body === "Sun");

/** "your rising sign, Cancer or Leo"; nothing for what is certain. */
function nameSigns(
  facts: readonly HeldFact[],
  name: string,
  isOf: (held: HeldFact) => boolean,
): string[] {
  const signs = facts.filter(isOf).flatMap(({ fact }) => ("sign" in fact ? [fact.sign] : []));
  if (signs.length < 2) return [];
  if (signs.length > NAMED_SIGNS) return [`${name}, one of ${signs.length}`];
  return [`${name}, ${signs.slice(0, -1).join(", ")} or ${signs.at(-1)}`];
}

/** How many bodies have a house that is open, or how many aspects are. */
function countOpen(
  facts: readonly HeldFact[],
  kind: "house" | "aspect",
  forms: [string, string],
): string[] {
  const open = facts.filter(({ fact, isCertain }) => fact.kind === kind && !isCertain);
  const names = new Set(open.map(({ fact }) => ("body" in fact ? fact.body : fact)));
  return say(names.size, forms);
}

const say = (count: number, [one, many]: [string, string]): string[] =>
  count === 0 ? [] : [count === 1 ? one : many.replace("#", String(count))];

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
