import { SECTION_NAMES } from "@cosmic/domain";
import type { SentenceEvidence, WrittenReport, WrittenText } from "@cosmic/report";
import { describe, expect, it, vi } from "vitest";
import { type Measure, measureEach, measureTogether } from "./measures.ts";
import { combinations, randomBirths, type Specimen } from "./people.ts";

// Eight hundred reports take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const pairings = combinations();
const broken = (measures: readonly Measure[]) =>
  measures
    .filter((each) => each.broken.length > 0)
    .map(({ name, broken: what }) => `${name}: ${what.slice(0, 3).join("; ")}`);

const names = (measures: readonly Measure[]) =>
  measures.filter((each) => each.broken.length > 0).map(({ name }) => name);

describe("the built-in reports", () => {
  it("meet every bound for each pairing of type and sign", () => {
    expect(pairings).toHaveLength(192);
    expect(broken(measureEach(pairings))).toEqual([]);
  });

  it("differ from one another as much as required", () => {
    expect(broken(measureTogether(pairings))).toEqual([]);
  });

  it("meet every bound for random births", () => {
    expect(broken(measureEach(randomBirths(12)))).toEqual([]);
  });
});

describe("the measures", () => {
  const few = combinations(["INTJ", "ESFP", "ENFJ", "ISTJ", "ENTP"]);
  const rest = few.slice(1);
  const [first] = few;
  if (!first) throw new Error("There are no specimens");
  const spoilt = (change: Partial<WrittenReport>): Specimen[] => [
    { ...first, report: { ...first.report, ...change } },
    ...rest,
  ];
  const withSection = (text: WrittenText) =>
    spoilt({ sections: { ...first.report.sections, shadowWork: text } });
  const { shadowWork, moneyMindset } = first.report.sections;
  const saying = (text: string): WrittenText => {
    const [sentence, ...others] = shadowWork.sentences;
    if (!sentence) throw new Error("The section is empty");
    return { text, sentences: [{ ...sentence, text }, ...others] };
  };

  it("find nothing in unchanged reports", () => {
    expect(names(measureEach(few))).toEqual([]);
    expect(names(measureTogether(few))).toEqual([]);
  });

  it("find a repeated sentence", () => {
    const [repeated] = moneyMindset.sentences;
    if (!repeated) throw new Error("The section is empty");
    const twice = { ...shadowWork, sentences: [...shadowWork.sentences, repeated] };
    expect(names(measureEach(withSection(twice)))).toContain("sentences said twice");
  });

  it("find a sentence without evidence", () => {
    const [{ text }, ...others] = shadowWork.sentences as [WrittenText["sentences"][number]];
    const ungrounded = { text, basis: {} as SentenceEvidence };
    expect(names(measureEach(withSection({ text, sentences: [ungrounded, ...others] })))).toContain(
      "sentences without a basis",
    );
  });

  it("find a promise", () => {
    expect(names(measureEach(withSection(saying("You will meet a stranger in May."))))).toContain(
      "banned words",
    );
  });

  it("find a sign named too often, and its emblem", () => {
    const { sunSign: sign } = first.facts;
    expect(sign).toBe("Aries");
    const [{ text }, ...others] = shadowWork.sentences as [WrittenText["sentences"][number]];
    const withFirst = (said: string) => {
      const basis = { kind: "sign", sign } as const;
      return measureEach(withSection({ text, sentences: [{ text: said, basis }, ...others] }));
    };
    expect(names(withFirst("Aries ".repeat(40)))).toContain("names of the Sun sign in a report");
    expect(names(withFirst("The ram ".repeat(9)))).toContain(
      "its emblem, where the sign is spoken of",
    );
  });

  it("find a text that is too short", () => {
    const short = { ...shadowWork, sentences: shadowWork.sentences.slice(0, 5) };
    expect(names(measureEach(withSection(short)))).toContain("words in a section");
    const one = { text: shadowWork.text, sentences: shadowWork.sentences.slice(0, 1) };
    const sections = { ...first.report.sections };
    for (const name of SECTION_NAMES) sections[name] = one;
    expect(names(measureEach(spoilt({ sections })))).toContain("words in a report");
  });

  it("find a text that is hard to read", () => {
    const hard =
      "Characteristically unceremonious individuality necessitates considerable reconsideration.";
    const sentences = shadowWork.sentences.map((sentence, index) => ({
      ...sentence,
      text: `${hard} ${index}.`,
    }));
    expect(
      names(
        measureEach([
          { ...first, report: { ...first.report, overview: { text: hard, sentences } } },
        ]),
      ),
    ).toContain("reading ease, mean of each kind of text");
  });

  it("find a report that differs from what its inputs give", () => {
    expect(names(measureEach(spoilt({ archetype: "The Other One" })))).toContain(
      "reports that differ when written again",
    );
  });

  it("find two pairings with one name, and two with similar texts", () => {
    const [, second] = few;
    if (!second) throw new Error("There is one specimen");
    const { archetype, sections } = first.report;
    const alike = { ...second, report: { ...second.report, archetype, sections } };
    expect(names(measureTogether([first, alike, ...few.slice(2)]))).toEqual([
      "names of archetypes",
      "shared, same sign and another type",
    ]);
    const sameType = few.filter(({ facts }) => facts.mbtiType === "INTJ");
    const [one, other] = sameType;
    if (!one || !other) throw new Error("There are too few specimens");
    const copied = { ...other, report: { ...other.report, sections: one.report.sections } };
    expect(names(measureTogether([one, copied, ...sameType.slice(2)]))).toContain(
      "shared, same type and another sign",
    );
    expect(names(measureTogether([one, copied]))).toContain("shared sentences, any two people");
  });
});
