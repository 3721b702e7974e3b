import type { ZodiacSign } from "@cosmic/domain";
import type { WrittenReport } from "@cosmic/report";
import { listSentences } from "./report-texts.ts";

/** The words of each sign's emblem: pleasant once, tiresome when a report keeps returning to them. */
const EMBLEMS: Readonly<Record<ZodiacSign, RegExp>> = {
  Aries: /\b(?:rams?|horn(?:s|ed)?|fleece)\b/gi,
  Taurus: /\b(?:bulls?|cattle|pastures?|meadows?|plough\w*|fields?)\b/gi,
  Gemini: /\btwins?\b/gi,
  Cancer: /\b(?:crabs?|shells?|claws?|moonli\w*|tid(?:es?|al|eline))\b/gi,
  Leo: /\b(?:lions?|manes?|roar\w*|crown(?:s|ed)?|thrones?|king\w*)\b/gi,
  Virgo:
    /\b(?:wheat|grains?|harvest\w*|shea(?:f|ves)|ears? of corn|glean\w*|chaff|granary|maidens?)\b/gi,
  Libra: /\b(?:scales|pans?|balanc\w*)\b/gi,
  Scorpio: /\b(?:scorpions?|stings?|serpents?|divers?|cellars?)\b/gi,
  Sagittarius: /\b(?:archers?|arrows?|bow|centaurs?|quiver|target)\b/gi,
  Capricorn: /\b(?:goats?|mountains?|climb\w*|summit|slopes?)\b/gi,
  Aquarius: /\b(?:bearers?|jugs?|urns?|jars?|pour\w*)\b/gi,
  Pisces: /\b(?:fish(?:es)?|sea|tides?|nets?|mist|fog|water|river)\b/gi,
};

const countIn = (texts: readonly { text: string }[], words: RegExp): number =>
  texts.reduce((total, { text }) => total + (text.match(words)?.length ?? 0), 0);

/** How often a report names the sign that it reads a person as. */
export function listNames(report: WrittenReport, sign: ZodiacSign): number {
  return countIn(listSentences(report), new RegExp(`\\b${sign}\\b`, "g"));
}

/** How often texts about the sign, alone or with the type, mention its emblem. */
export function countEmblems(report: WrittenReport, sign: ZodiacSign): number {
  const ofSign = listSentences(report).filter(({ basis }) => /^(?:type-)?sign$/.test(basis.kind));
  return countIn(ofSign, EMBLEMS[sign]);
}
