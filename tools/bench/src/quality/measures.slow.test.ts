import type { SentenceEvidence, WrittenReport, WrittenText } from "@cosmic/report";
import { describe, expect, it } from "vitest";
import { type Measure, measureEach, measureTogether } from "./measures.ts";
import { combinations, type Specimen } from "./people.ts";

const names = (measures: readonly Measure[]) =>
  measures.filter((each) => each.broken.length > 0).map(({ name }) => name);

/** The same many times over, each time a little different. */
const flooded = (text: string, times: number): WrittenText => ({
  text,
  sentences: Array.from({ length: times }, (_, index) => ({
    text: `${text} ${index}.`,
    basis: { kind: "type", mbtiType: "INTJ" } as const,
    kind: "ask" as const,
  })),
});

/** The text in sentences of one length. */
const even = (written: WrittenText): WrittenText => ({
  ...written,
  sentences: written.sentences.map((each, index) => ({
    ...each,
    text: `Nine words stand in this sentence as in ${index}.`,
  })),
});

describe("the measures", () => {
  const few = combinations(["INTJ", "ESTP", "ENFP", "ISFJ"]);
  const [first, second] = few as [Specimen, Specimen];
  const spoil = (change: Partial<WrittenReport>): Specimen[] => [
    { ...first, report: { ...first.report, ...change } },
  ];
  const { shadowWork } = first.report.sections;
  const withShadow = (text: WrittenText) =>
    names(measureEach(spoil({ sections: { ...first.report.sections, shadowWork: text } })));
  /** The report with other words for each of the section's sentences. */
  const saying = (text: (index: number) => string): WrittenText => ({
    text: shadowWork.text,
    sentences: shadowWork.sentences.map((each, index) => ({ ...each, text: text(index) })),
  });

  it("find nothing in unchanged reports", () => {
    expect(names(measureEach(few))).toEqual([]);
    expect(names(measureTogether(few))).toEqual([]);
  });

  it.each([
    ["sentences said twice", saying(() => "This sentence is here once too often.")],
    ["spliced sentences", flooded("You rest, while the other half of you counts sheep", 9)],
    ["modal verbs in a report", flooded("It might be so", 31)],
    ["most used family of content words", flooded("A walrus came", 17)],
    ["share of sentences opening with You or Your", flooded("You came home to a walrus", 400)],
    ["words in a report", flooded("And another word came in at the window", 200)],
    [
      "reading ease of a whole report",
      flooded("Characteristically unceremonious individuality", 400),
    ],
    ["banned words", saying((index) => `You will meet a stranger in May ${index}.`)],
    ["fewest questions in a section", { ...shadowWork, sentences: [] }],
  ])("find what breaks the bound on %s", (name, text) => {
    expect(withShadow(text)).toContain(name);
  });

  it("find sentences of one length", () => {
    const { report } = first;
    const sections = Object.fromEntries(
      Object.entries(report.sections).map(([name, text]) => [name, even(text)]),
    ) as WrittenReport["sections"];
    const found = names(
      measureEach(spoil({ sections, monthlyForecasts: report.monthlyForecasts.map(even) })),
    );
    expect(found).toContain("sentence length: standard deviation");
    expect(found).toContain("share of sentences under eight words");
  });

  it("find a sentence without evidence, and a report that differs from what its inputs give", () => {
    const [{ text }, ...others] = shadowWork.sentences as [WrittenText["sentences"][number]];
    const ungrounded = { text, basis: {} as SentenceEvidence };
    expect(withShadow({ text, sentences: [ungrounded, ...others] })).toContain(
      "sentences without a basis",
    );
    expect(names(measureEach(spoil({ archetype: "The Other One" })))).toContain(
      "reports that differ when written again",
    );
  });

  it("find an untold salient fact, a missing date and one that is past", () => {
    const { book } = first.report;
    const [one, other] = book.standouts;
    if (!one || !other) throw new Error("There are too few standouts");
    const twice = { ...book, standouts: [one, other, other] };
    expect(names(measureEach(spoil({ book: twice })))).toContain(
      "salient facts told by their names",
    );
    const missing = "events of the year neither told nor excused";
    const undated = { ...book, monthDates: book.monthDates.map((dates) => dates.slice(1)) };
    expect(names(measureEach(spoil({ book: undated })))).toContain(missing);
    const [january, ...later] = first.report.monthlyForecasts;
    if (!january) throw new Error("There is no January");
    const untold = { ...january, sentences: january.sentences.slice(0, 1) };
    expect(names(measureEach(spoil({ monthlyForecasts: [untold, ...later] })))).toContain(missing);
    const past = { at: "2026-01-01T00:00:00.000Z", date: "January 1", label: "Solar return" };
    const early = { ...book, monthDates: [[past], ...book.monthDates.slice(1)] };
    expect(names(measureEach(spoil({ book: early })))).toContain("dates before the day of writing");
  });

  it("find reports that share too many words, and two with one name", () => {
    const same = few.filter(({ facts }) => facts.birthDate === first.facts.birthDate);
    const copies = same.map((each) => ({ ...each, report: first.report }));
    expect(names(measureTogether(copies))).toEqual([
      "names of archetypes",
      "words shared, same birth, two types",
      "forecast words, same birth, two types",
    ]);
    const strangers = [first, { ...second, facts: { ...second.facts, birthDate: "2000-01-01" } }];
    const alike = strangers.map((each) => ({ ...each, report: first.report }));
    expect(names(measureTogether(alike))).toContain("forecast words shared by strangers");
    const sameType = alike.map((each) => ({
      ...each,
      facts: { ...each.facts, mbtiType: "INTJ" as const },
    }));
    expect(names(measureTogether(sameType))).toContain("words shared, same type, two signs");
  });
});
