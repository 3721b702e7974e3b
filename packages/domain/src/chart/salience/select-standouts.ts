import { getElement } from "../../zodiac/signs.ts";
import type { SalientFact } from "./salient-fact.ts";

/** A fact is comparable to a heavier one from this share of its weight on. */
const COMPARABLE = 0.6;

/** Kinds that are about a part of the zodiac, whose bodies come with it. */
const OF_ZODIAC = ["element-dominant", "element-missing", "mode-dominant", "mode-missing"];

/**
 * The facts to tell first, from findSalientFacts' ranking: the heaviest, then each time the next
 * one, unless it is about a body, sign, element or mode already chosen and one that is not, of
 * at least 0.6 of its weight, is left.
 */
export function selectStandouts(facts: readonly SalientFact[], count = 3): SalientFact[] {
  const chosen: SalientFact[] = [];
  while (chosen.length < count) {
    const left = facts.filter((fact) => !chosen.includes(fact));
    const [next] = left;
    if (!next) break;
    const taken = new Set(chosen.flatMap(subjectsFrom));
    const fresh = left.find(
      (fact) =>
        fact.weight >= next.weight * COMPARABLE &&
        subjectsFrom(fact).every((subject) => !taken.has(subject)),
    );
    chosen.push(fresh ?? next);
  }
  return chosen;
}

/** What a fact is about. */
function subjectsFrom({ kind, bodies, sign, element, mode }: SalientFact): string[] {
  const ofZodiac = [element, mode].filter((name) => name !== undefined);
  if (OF_ZODIAC.includes(kind)) return ofZodiac;
  if (kind === "stellium" && sign) return [...bodies, sign, getElement(sign), ...ofZodiac];
  return [...bodies, ...ofZodiac];
}
