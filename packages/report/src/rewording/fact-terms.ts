import { CHART_BODIES, MBTI_TYPES, ZODIAC_SIGNS } from "@cosmic/domain";

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const ORDINALS =
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth";
/** In small letters these are everyday words: sunshine, moons, to mar. */
const CAPITAL_BODIES = ["Sun", "Moon", "Mars"];
const OTHER_BODIES = CHART_BODIES.filter((body) => !CAPITAL_BODIES.includes(body));

/** What can be wrong about a person's sky or type: each pattern, and the name its matches count as. */
const PATTERNS: readonly [pattern: RegExp, name?: string][] = [
  [/\d+/g],
  [new RegExp(`\\b(?:${MONTHS})\\b`, "g")],
  [new RegExp(`\\b(?:${ZODIAC_SIGNS.join("|")})\\b`, "gi")],
  [new RegExp(`\\b(?:${CAPITAL_BODIES.join("|")})\\b`, "g")],
  [new RegExp(`\\b(?:${OTHER_BODIES.join("|")})\\b`, "gi")],
  [new RegExp(`\\b(?:${MBTI_TYPES.join("|")})\\b`, "gi")],
  [/\bconjunct\w*/gi, "conjunction"],
  [/\bsextiles?\b/gi, "sextile"],
  [/\b(?:squares?|squared|squaring)\b/gi, "square"],
  [/\btrines?\b/gi, "trine"],
  [/\boppos(?:ition|es)\b/gi, "opposition"],
  [/\bretrograd\w*/gi, "retrograde"],
  [/\b(?:ascendant|midheaven|descendant)\b/gi],
  [/\b(?:is|was|were|sign) rising\b/gi, "rising"],
  [new RegExp(`\\b(?:${ORDINALS}) house\\b`, "gi")],
  [/\b(?:fire|earth|air|water) signs?\b/gi],
  [/\b(?:cardinal|fixed|mutable) (?:signs?|fire|earth|air|water)\b/gi],
  [/\bextr[ao]ver\w*/gi, "extravert"],
  [/\bintrover\w*/gi, "introvert"],
];

/**
 * The checkable facts that a text names, in its own order: figures, months, signs, bodies, aspects,
 * houses, types. Two wordings of one sentence must give the same list.
 */
export function factTermsIn(text: string): string[] {
  return PATTERNS.flatMap(([pattern, name]) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      index,
      term: name ?? match.toLowerCase(),
    })),
  )
    .toSorted((one, other) => one.index - other.index)
    .map(({ term }) => term);
}
