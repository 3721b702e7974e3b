import { SECTION_NAMES } from "@cosmic/domain";
import type { Specimen } from "./people.ts";

/** How much of a section two people share. */
export interface Likeness {
  pair: string;
  /** Sentences in both, by the mean of the two counts: 0 to 1. */
  share: number;
}

export interface Likenesses {
  any: Likeness[];
  sameType: Likeness[];
  sameSign: Likeness[];
}

/** The share of identical sentences, for each section and any two of the people. */
export function likenesses(specimens: readonly Specimen[]): Likenesses {
  const found: Likenesses = { any: [], sameType: [], sameSign: [] };
  for (const name of SECTION_NAMES) {
    const texts = specimens.map(({ report }) => report.sections[name].sentences);
    const sets = texts.map((sentences) => new Set(sentences.map(({ text }) => text)));
    specimens.forEach((one, index) => {
      for (let other = index + 1; other < specimens.length; other += 1) {
        const [mine, theirs] = [sets[index], sets[other]];
        const they = specimens[other];
        if (!mine || !theirs || !they) continue;
        const identical = [...mine].filter((text) => theirs.has(text)).length;
        const counts = (texts[index]?.length ?? 0) + (texts[other]?.length ?? 0);
        const likeness = {
          pair: `${name}: ${one.label} and ${they.label}`,
          share: identical / (counts / 2),
        };
        found.any.push(likeness);
        const isSameType = one.facts.mbtiType === they.facts.mbtiType;
        const isSameSign = one.facts.sunSign === they.facts.sunSign;
        if (isSameType && !isSameSign) found.sameType.push(likeness);
        if (isSameSign && !isSameType) found.sameSign.push(likeness);
      }
    });
  }
  return found;
}
