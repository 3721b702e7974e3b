import type { SalientFact } from "@cosmic/domain";
import { formatBody, toAspectVerb } from "../text/format-chart.ts";

const DIGNITY_WORDS: Readonly<Record<string, string>> = {
  home: "at home",
  exalted: "exalted",
  detriment: "in detriment",
  fall: "in fall",
};
const PHASE_NAMES: Readonly<Record<string, string>> = {
  new: "the new moon of your birth",
  crescent: "the crescent moon of your birth",
  "first-quarter": "the first-quarter moon of your birth",
  gibbous: "the gibbous moon of your birth",
  full: "the full moon of your birth",
  disseminating: "the disseminating moon of your birth",
  "last-quarter": "the last-quarter moon of your birth",
  balsamic: "the balsamic moon of your birth",
};

/** A salient fact by its standard name, as it stands within a sentence: "the stellium in Scorpio". */
export function nameFact(fact: SalientFact): string {
  const subject = fact.key.split(" / ")[1] ?? "";
  const [body = "", manner = ""] = subject.split(" ");
  const name = body === "Sun" || body === "Moon" ? `the ${body}` : body;
  const [first = "Sun", second = "Moon"] = fact.bodies;
  switch (fact.kind) {
    case "stellium":
      return `the stellium in ${subject}`;
    case "element-dominant":
      return `the weight of ${subject.toLowerCase()} signs`;
    case "element-missing":
      return `the absence of ${subject.toLowerCase()}`;
    case "mode-dominant":
      return `the weight of ${subject.toLowerCase()} signs`;
    case "mode-missing":
      return `the absence of ${subject.toLowerCase()} signs`;
    case "sun-conjunct":
      return `the Sun conjunct ${body === "Moon" ? "the Moon" : body}`;
    case "moon-conjunct":
      return `the Moon conjunct ${body}`;
    case "sun-hard":
      return `the Sun ${toAspectVerb(fact.aspect ?? "square")} ${name}`;
    case "moon-hard":
      return `the Moon ${toAspectVerb(fact.aspect ?? "square")} ${name}`;
    case "rising":
      return `${name} on the Ascendant`;
    case "culminating":
      return `${name} on the Midheaven`;
    case "setting":
      return `${name} on the Descendant`;
    case "lower":
      return `${name} on the IC`;
    case "ruler":
      return `${name} as your chart ruler`;
    case "sect":
      return `the ${subject} birth`;
    case "dignity":
      return `${name} ${DIGNITY_WORDS[manner] ?? ""}${fact.sign ? ` in ${fact.sign}` : ""}`;
    case "t-square":
      return `the T-square on ${name}`;
    case "grand-trine":
      return `the grand trine in ${subject.toLowerCase()}`;
    case "retrograde":
      return `${name} retrograde`;
    case "aspect":
      return `${formatBody(first)} ${toAspectVerb(fact.aspect ?? "conjunction")} ${formatBody(second)}`;
    case "placement":
      return `${formatBody(first)} in ${fact.sign ?? ""}`;
    default:
      return PHASE_NAMES[subject] ?? `the ${subject} moon of your birth`;
  }
}
