import type { GeneratedProfile } from "@cosmic/contracts";
import { findAngleSign } from "@cosmic/domain";
import { formatSigns } from "../../../shared/chart-wheel/format-chart.ts";

export interface MissingBirthDetails {
  /** Open questions, in words: "your Moon's sign, Leo or Virgo". */
  questions: readonly string[];
  /** Which of the two is missing. */
  missing: "time and place" | "time" | "place";
}

/**
 * What a birth time and place would settle about a blueprint; null when nothing is left to settle. The
 * rising sign needs both, so only a blueprint written for both has no question.
 */
export function findMissingBirthDetails(profile: BirthFacts): MissingBirthDetails | null {
  const { chart, changeover, birthTime, place } = profile;
  if (chart?.angles) return null;
  const { from, to } = changeover ?? {};
  const sunQuestion = from && to ? [`whether your Sun is in ${from} or ${to}`] : [];
  const bodyQuestions = (chart?.placements ?? [])
    .filter(({ body, isSettled }) => !isSettled && !(body === "Sun" && changeover))
    .map(({ body, signs }) => `${toPossessive(body)} sign, ${formatSigns(signs)}`);
  return {
    questions: [...sunQuestion, ...bodyQuestions, askForAngles(chart)],
    missing: !birthTime && !place ? "time and place" : birthTime ? "place" : "time",
  };
}

/** Hours may leave the rising sign certain, never its degree. */
function askForAngles(chart: BirthFacts["chart"]): string {
  const rising = chart && findAngleSign(chart, "ascendant");
  return rising
    ? `the degree of your rising sign, ${rising}, and of your Midheaven`
    : "your rising sign and houses";
}

const toPossessive = (body: string) =>
  body === "Moon" || body === "Sun" ? `your ${body}'s` : `${body}'s`;

type BirthFacts = Pick<GeneratedProfile, "chart" | "changeover" | "birthTime" | "place">;
