import type { SalienceKind } from "@cosmic/domain";
import type { StancePole } from "../stances/stances.ts";

/** A reader in whom both poles of a dimension live shows each of them some of the time. */
const TENDENCIES: Readonly<Record<StancePole, string>> = {
  company: "are often drawn to company",
  solitude: "often need to be alone",
  one: "can settle on one thing alone",
  many: "can take up many things at once",
  haste: "sometimes act before you plan",
  patience: "sometimes wait longer than you need to",
  plan: "like to have a plan",
  improvise: "like to make it up as you go",
  peace: "sometimes keep the peace at your own cost",
  truth: "sometimes say the truth before it is asked for",
  thrift: "are careful with what you have",
  spend: "like to spend",
  quick: "are sometimes quick to trust",
  slow: "are sometimes slow to trust",
  safe: "like to be on the safe side",
  bold: "like to take a risk",
  logic: "often decide by reasons",
  feeling: "often decide by feeling",
  lead: "like to take the lead",
  support: "often help from the second row",
  new: "are drawn to what is new",
  familiar: "like what you know",
  speak: "like to say what you think",
  withhold: "often leave things unsaid",
};

/** Reports that were stored before reasons named the fact itself have only its kind. */
const KIND_NAMES: Readonly<Record<SalienceKind, string>> = {
  stellium: "the stellium in your chart",
  "element-dominant": "the element that leads your chart",
  "element-missing": "the element that your chart lacks",
  "mode-dominant": "the mode that leads your chart",
  "mode-missing": "the mode that your chart lacks",
  "sun-conjunct": "the planet beside your Sun",
  "moon-conjunct": "the planet beside your Moon",
  "sun-hard": "the hard aspect to your Sun",
  "moon-hard": "the hard aspect to your Moon",
  rising: "the planet on your Ascendant",
  culminating: "the planet on your Midheaven",
  setting: "the planet on your Descendant",
  lower: "the planet at the foot of your chart",
  ruler: "your chart ruler",
  sect: "your birth by day or by night",
  dignity: "a planet’s dignity in your chart",
  "t-square": "the T-square in your chart",
  "grand-trine": "the grand trine in your chart",
  retrograde: "a planet retrograde at your birth",
  phase: "the phase of the Moon at your birth",
  aspect: "an aspect of your chart",
  placement: "a placement of your chart",
};

const tendencies: ReadonlyMap<string, string> = new Map(Object.entries(TENDENCIES));
const kindNames: ReadonlyMap<string, string> = new Map(Object.entries(KIND_NAMES));

/** So many traits are named, and so many facts. */
const MOST = 2;

/**
 * Why an exercise was chosen, in a reader's words: "Chosen because you sometimes act before you plan,
 * and for the stellium in Scorpio".
 * @param reasons poles of stances, and salient facts by their names or, in older reports, their kinds
 */
export function explainExercise(reasons: readonly string[]): string {
  const traits = reasons.flatMap((reason) => tendencies.get(reason) ?? []).slice(0, MOST);
  const facts = reasons
    .filter((reason) => !tendencies.has(reason))
    .map((reason) => kindNames.get(reason) ?? reason)
    .slice(0, MOST);
  const because = traits.length > 0 ? [`because you ${traits.join(" and ")}`] : [];
  const forFacts = facts.length > 0 ? [`for ${facts.join(" and ")}`] : [];
  const parts = [...because, ...forFacts];
  if (parts.length === 0) return "Chosen for what this section tells of you";
  return `Chosen ${parts.join(", and ")}`;
}
