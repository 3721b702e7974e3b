import { SECTION_NAMES } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { formatCount, joinClauses, proseIn } from "../test/prose.ts";
import { aspectFrames } from "./chart-prose/aspect-frames.ts";
import { aspectProse } from "./chart-prose/aspects.ts";
import { balance } from "./chart-prose/balance.ts";
import { retrograde } from "./chart-prose/retrograde.ts";
import { forecastCorpus } from "./months/prose/forecast.ts";
import {
  monthByTemperament,
  monthPractices,
  monthRelations,
  monthSeasons,
} from "./months/prose/month-lines.ts";
import { BANNED_PROMISES } from "./rewording/banned-promises.ts";
import { SECTION_CORPORA } from "./sections/section-corpora.ts";
import type { SectionCorpus } from "./sections/section-corpus.ts";
import { overviewBySign, overviewByType } from "./summary/overview.ts";
import { strengthsBySign, strengthsByType } from "./summary/strengths.ts";

const corpora = SECTION_NAMES.map((name): SectionCorpus => SECTION_CORPORA[name]);
const { newMoonIn, fullMoonIn, retrogradeIn, directIn, solarReturnIn, transitMeaning, ...dated } =
  forecastCorpus;
const prose = [
  ...corpora.flatMap(listSentences),
  ...proseIn([aspectProse, balance, retrograde]),
  ...proseIn([overviewByType, overviewBySign, strengthsByType, strengthsBySign]),
  ...proseIn([monthSeasons, monthRelations, monthByTemperament, monthPractices]),
  ...proseIn([newMoonIn, fullMoonIn, retrogradeIn, directIn, solarReturnIn, transitMeaning]),
];
const moonBetween = corpora.flatMap((corpus) => corpus.moonBetween ?? []);
const frames = [...proseIn(dated), ...aspectFrames, ...moonBetween.map(({ frame }) => frame)];

/** The whole sentences of a section. */
function listSentences({ lines, meetings, placement, angle, moonBetween: between }: SectionCorpus) {
  const { axis: _, ...said } = lines;
  const readings = angle && ("angle" in angle ? angle.bySign : angle.byHouse);
  return [
    ...proseIn([said, placement.bySign, placement.unsettled, readings, between?.closing]),
    ...Object.values(meetings).flatMap(joinClauses),
  ];
}

describe("the corpus", () => {
  it("is written a sentence at a time", () => {
    const wrong = prose.filter((text) => !/^[\p{Lu}‘“][^.?!]*[.?]$/u.test(text));
    expect(wrong).toEqual([]);
  });

  it("never uses a sentence or a frame twice", () => {
    const seen = new Set<string>();
    const twice = [...prose, ...frames].filter((text) => seen.has(text) || !seen.add(text));
    expect(twice).toEqual([]);
  });

  it("makes no promise, prophecy or proof", () => {
    const all = [...prose, ...frames, ...proseIn(moonBetween)];
    expect(all.filter((text) => BANNED_PROMISES.test(text))).toEqual([]);
  });

  it("keeps to typographic apostrophes, plain punctuation and single spaces", () => {
    expect(prose.filter((text) => /['"`!{}<>—]| {2}|\s$|TODO|undefined/.test(text))).toEqual([]);
  });

  it("writes sentences short enough to read aloud", () => {
    expect(prose.filter((text) => formatCount(text) > 36)).toEqual([]);
  });
});
