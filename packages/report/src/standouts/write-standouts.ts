import type { ChartBody, SalientFact } from "@cosmic/domain";
import { aspectTexts } from "../chart/aspect-prose.ts";
import { capitalize, formatBody } from "../text/format-chart.ts";
import { asParagraph, asSentences, type WrittenText } from "../text/written-text.ts";
import { nameFact } from "./name-fact.ts";
import { standoutTexts } from "./prose.ts";

/** One of the three things that stand out in a chart. */
export interface WrittenStandout {
  /** Its standard name, as a heading: "The stellium in Scorpio". */
  title: string;
  text: WrittenText;
}

/** Of a chart in which hardly anything stands out: a body in its sign. */
const FAINT_OPENINGS = {
  timed:
    "Hardly anything in this chart raises its voice, and that is a finding too. No sign is crowded, no angle is occupied, no two planets stand nose to nose.",
  /** Without an exact time nothing is known of angles, and little of the Moon. */
  untimed:
    "Hardly anything in this chart raises its voice at every hour you may have been born, and that is a finding too.",
} as const;
const FAINT_CHART =
  "{opening} So the tradition does what it does with a calm sea and looks at one boat: {placed}, alone and easy to see. Read what these pages say of it as you would read about a person who never interrupts. The evenness has a price. With nothing pushing, you have to do the choosing yourself.";

/**
 * The salient facts, each under its standard name. Throws RangeError for one that has no text.
 * @param isTimed the birth is known to the minute
 */
export function writeStandouts(facts: readonly SalientFact[], isTimed: boolean): WrittenStandout[] {
  return facts.map((fact) => {
    const prose =
      fact.kind === "placement" ? FAINT_CHART : (standoutTexts[fact.key] ?? aspectTexts[fact.key]);
    if (prose === undefined) throw new RangeError(`Nothing is written of ${fact.key}`);
    // The apex of a T-square is named by its text; {bodies} are the other two.
    const bodies = fact.kind === "t-square" ? fact.bodies.slice(1) : fact.bodies;
    const filled = capitalize(
      prose
        .replace("{bodies}", listBodies(bodies))
        .replace("{opening}", FAINT_OPENINGS[isTimed ? "timed" : "untimed"])
        .replace("{placed}", nameFact(fact))
        .replace("{aspect}", fact.aspect ?? "conjunction"),
    );
    const title = capitalize(nameFact(fact));
    const evidence = { kind: "standout", key: fact.key, name: title, why: fact.why } as const;
    return { title, text: asParagraph(asSentences(evidence, filled)) };
  });
}

/** "the Sun, Mercury and Pluto". */
function listBodies(bodies: readonly ChartBody[]): string {
  const names = bodies.map(formatBody);
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
