import type { SalienceKind, SalientFact } from "./salient-fact.ts";

/** From these shares of a heavier fact's weight on, one about other things, or in part about others, goes before it. */
const FRESH = 0.6;
const PARTLY_FRESH = 0.5;

/** These are about a part of the zodiac; the bodies only happen to stand there. */
const OF_ZODIAC = ["element-dominant", "element-missing", "mode-dominant", "mode-missing"];

/** What these tell beyond the body itself. */
const ANGLE_NAMES: Partial<Record<SalienceKind, string>> = {
  rising: "Ascendant",
  setting: "Ascendant",
  ruler: "Ascendant",
  culminating: "Midheaven",
  lower: "Midheaven",
};

/**
 * The facts to tell first, out of findSalientFacts' ranking: the heaviest, then each time the next,
 * unless all or part of what it is about (body, sign, element, mode) is chosen already and a fact of
 * comparable weight is not about that, or not only. Fewer than `count` only when there are fewer.
 */
export function selectStandouts(facts: readonly SalientFact[], count = 3): SalientFact[] {
  const chosen: SalientFact[] = [];
  while (chosen.length < count) {
    const left = facts.filter((fact) => !chosen.includes(fact));
    const [next] = left;
    if (!next) break;
    const taken = new Set(chosen.flatMap(subjectsFrom));
    const isNew = (subject: string) => !taken.has(subject);
    const fresh = left.find(
      (fact) => fact.weight >= next.weight * FRESH && subjectsFrom(fact).every(isNew),
    );
    const partlyFresh = left.find(
      (fact) => fact.weight >= next.weight * PARTLY_FRESH && subjectsFrom(fact).some(isNew),
    );
    chosen.push(fresh ?? partlyFresh ?? next);
  }
  return chosen;
}

/** What a fact is about; an aspect or pattern also about how its bodies meet, even within a stellium. */
function subjectsFrom({ kind, bodies, sign, element, mode }: SalientFact): string[] {
  const ofZodiac = [element, mode].filter((name) => name !== undefined);
  if (OF_ZODIAC.includes(kind)) return ofZodiac;
  if (kind === "sect") return [kind];
  if (kind === "stellium" && sign) return [...bodies, sign, ...ofZodiac];
  const angle = ANGLE_NAMES[kind];
  if (angle) return [...bodies, angle];
  return bodies.length > 1 ? [...bodies, bodies.join("-"), ...ofZodiac] : [...bodies];
}
