import { assert, constantFrom, nat, property, string, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { makeReportInputs } from "../../test/report-inputs.ts";
import { writeReport } from "../index.ts";
import { acceptRewordings } from "./accept-rewordings.ts";
import { checkRewording } from "./check-rewording.ts";
import { listTexts, type ReportText } from "./report-texts.ts";

const report = writeReport(makeReportInputs("1990-03-20", "INTJ"));
const texts = listTexts(report);

const said = ({ sentences }: ReportText) => sentences.map(({ text }) => text);
const findProblem = (text: Pick<ReportText, "sentences">, answer: readonly string[]) => {
  const verdict = checkRewording(text, answer);
  return "problem" in verdict ? verdict.problem : null;
};

/** A text of one sentence, and other words for it. */
const judge = (original: string, answer: string) =>
  findProblem({ sentences: [{ text: original, basis: { kind: "type", mbtiType: "INTJ" } }] }, [
    answer,
  ]);

const PLAIN = "You like to plan your week on paper before anybody asks you for a date.";
const PLACED = "Venus in Aries gives your affection a quick and open start.";

describe("a rewording", () => {
  it("may leave every built-in text as it stands", () => {
    for (const text of texts)
      expect(checkRewording(text, said(text))).toEqual({ sentences: said(text) });
  });

  it.each([
    [PLAIN, "Paper is where your week takes shape, usually long before anyone asks for a date."],
    [PLAIN, "Long before anyone asks for a date, you have drawn the whole week on paper."],
    [PLACED, "With Venus in Aries, affection starts quickly for you and stays in the open."],
    [
      "Write down the words “I can wait” where you will see them at breakfast.",
      "Put “I can wait” on a card that you will see at breakfast.",
    ],
  ])("may say %j in other words", (original, answer) => {
    expect(judge(original, answer)).toBeNull();
  });

  it("is set in the report's typography", () => {
    const answer = `  You've "planned" it on paper\u00a0before anybody has asked you for a date. `;
    expect(
      checkRewording({ sentences: [{ text: PLAIN, basis: { kind: "type", mbtiType: "INTJ" } }] }, [
        answer,
      ]),
    ).toEqual({
      sentences: ["You’ve “planned” it on paper before anybody has asked you for a date."],
    });
  });

  it.each([
    ["another sign", "facts", "Venus in Taurus gives your affection a quick and open start."],
    ["another planet", "facts", "Mars in Aries gives your affection a quick and open start."],
    ["a second placement", "facts", "Venus in Aries and Mars in Leo give affection a quick start."],
    ["no placement", "facts", "Your affection has a quick and open start, by the old tradition."],
    ["an aspect", "facts", "Venus in Aries, square to home, gives your affection an open start."],
    ["a date", "facts", "Venus in Aries gives your affection an open start on 3 April."],
    ["a month", "facts", "Venus in Aries gives affection a quick and open start every June."],
    ["a degree", "facts", "Venus in Aries, at 12°, gives your affection a quick start."],
    ["a house", "facts", "Venus in Aries and the seventh house give affection a quick start."],
    ["a type", "facts", "Venus in Aries gives an ENFP like you a quick and open start."],
    ["a motion", "facts", "Venus retrograde in Aries gives your affection an open start."],
    ["a name inside", "names", "Venus in Aries gives your affection for Jonathan an open start."],
    [
      "a name at the head",
      "names",
      "Jonathan and Venus in Aries give your affection a quick start.",
    ],
    ["a shouted word", "names", "Venus in Aries gives your affection a QUICK and open start."],
    ["a promise", "promise", "Venus in Aries is guaranteed to give your affection a quick start."],
    ["a prophecy", "promise", "Venus in Aries means you will soon marry, with a quick open start."],
    ["medical advice", "promise", "Venus in Aries lets you stop taking things at a slow start."],
    ["a refusal", "voice", "I’m sorry, but Venus in Aries is nothing I can help you with."],
    ["its own making", "voice", "Venus in Aries, as the instructions say, has an open start."],
    ["markup", "form", "Venus in Aries gives your affection a <b>quick</b> and open start."],
    ["a script", "form", "Venus in Aries<script>alert()</script> gives affection a start."],
    ["markdown", "form", "Venus in Aries gives your affection a **quick** and open start."],
    ["a link", "form", "Venus in Aries gives your affection a start, see https://evil.test."],
    ["a bare address", "form", "Venus in Aries gives your affection a start, see evil.test."],
    ["an emoji", "form", "Venus in Aries gives your affection a quick and open start 🔥."],
    ["a line break tag", "form", "Venus in Aries gives your affection a quick &amp; open start."],
    ["two sentences", "form", "Venus in Aries is quick. It gives your affection an open start."],
    ["a shout", "form", "Venus in Aries gives your affection a quick and open start!"],
    ["no end", "form", "Venus in Aries gives your affection a quick and open start"],
    ["a small head", "form", "venus in Aries gives your affection a quick and open start."],
    ["half a quotation", "form", "Venus in Aries gives your affection a “quick and open start."],
    ["a lone surrogate", "form", "Venus in Aries gives your affection \ud83d a quick start."],
    ["a control", "form", "Venus in Aries gives your affection \u0007 a quick start."],
    ["a right-to-left mark", "form", "Venus in Aries gives your affection \u202e a quick start."],
    ["another script", "form", "Venus in Aries даёт вашей любви быстрый и открытый старт."],
    ["German", "names", "Venus in Aries gibt deiner Zuneigung einen schnellen, offenen Anfang."],
    ["French", "language", "Venus in Aries donne un élan vif et ouvert à votre tendresse."],
    ["nothing", "length", ""],
    ["a scrap", "length", "Venus in Aries."],
    ["a flood", "length", `Venus in Aries gives ${"very ".repeat(60)}quick starts.`],
    ["a megabyte", "length", "Venus in Aries ".repeat(70_000)],
  ])("is refused with %s (%s)", (_, problem, answer) => {
    expect(judge(PLACED, answer)).toBe(problem);
  });

  it("keeps figures, dates and names in the order of the sentence", () => {
    const original = "The Sun passed from Pisces into Aries at about 21:19 on March 20, 1990.";
    const swapped = "The Sun passed from Aries into Pisces at about 21:19 on March 20, 1990.";
    const other = "The Sun passed from Pisces into Aries at about 21:19 on March 21, 1990.";
    const fine = "From Pisces to Aries the Sun went at about 21:19 on March 20, 1990.";
    expect([swapped, other].map((answer) => judge(original, answer))).toEqual(["facts", "facts"]);
    expect(judge("The Sun left Pisces for Aries at 21:19 on March 20, 1990.", fine)).toBe("facts");
    expect(
      judge(original, "The Sun went from Pisces to Aries by about 21:19 on March 20, 1990."),
    ).toBeNull();
  });

  it("has as many sentences as the text, none of them twice", () => {
    const text = texts.find(({ id }) => id === "lifePurpose");
    if (!text) throw new Error("The report has no such section");
    const [, , ...rest] = said(text);
    expect(findProblem(text, said(text).slice(1))).toBe("count");
    expect(findProblem(text, [...said(text), "It is enough."])).toBe("count");
    expect(findProblem(text, [])).toBe("count");
    const twin = {
      sentences: [PLAIN, PLAIN].map((each) => ({
        text: each,
        basis: { kind: "sign", sign: "Leo" } as const,
      })),
    };
    expect(findProblem(twin, [PLAIN, PLAIN.replace(" for a date", ", for a date")])).toBe(
      "repeated",
    );
    expect(rest.length).toBeGreaterThan(5);
  });

  it("never lets through a lie put anywhere into any text", () => {
    const lies = [
      "<b>",
      "Taurus ",
      "7 ",
      "https://x.test ",
      "Jonathan ",
      "🙂 ",
      "**",
      "your destiny ",
      "October ",
    ];
    assert(
      property(nat(), nat(), nat(), constantFrom(...lies), (which, line, spot, lie) => {
        const text = texts[which % texts.length] as ReportText;
        const answer = said(text);
        const index = line % answer.length;
        const words = (answer[index] ?? "").split(" ");
        words.splice(1 + (spot % Math.max(1, words.length - 1)), 0, lie.trim());
        answer[index] = words.join(" ");
        expect(findProblem(text, answer)).not.toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  it("answers every text with a verdict, whatever it holds", () => {
    assert(
      property(
        nat(),
        tuple(nat(), string({ unit: "binary", maxLength: 200 })),
        (which, [line, noise]) => {
          const text = texts[which % texts.length] as ReportText;
          const own = said(text);
          const answer = own.with(line % own.length, noise);
          const verdict = checkRewording(text, answer);
          const taken = "sentences" in verdict ? verdict.sentences : [];
          expect(taken.filter((sentence) => !own.includes(sentence)).join("")).toMatch(
            /^[\p{L}\d ,.;:?’‘“”()°′–-]*$/u,
          );
        },
      ),
    );
  });
});

describe("taking rewordings into a report", () => {
  const lifePurpose = said(texts.find(({ id }) => id === "lifePurpose") as ReportText);

  it("changes the words, not what they rest on", () => {
    const words = lifePurpose.map((sentence) => sentence.replace(/^(\w+)/, "Now $1"));
    const { report: taken, leftOut } = acceptRewordings(
      report,
      new Map([
        ["lifePurpose", words],
        ["month-3", report.monthlyForecasts[2]?.sentences.map(({ text }) => text) ?? []],
      ]),
    );
    expect(leftOut).toEqual([]);
    const { text, sentences } = report.sections.lifePurpose;
    expect(taken.sections.lifePurpose.text.replace(/\s+/g, " ")).toBe(words.join(" "));
    expect(taken.sections.lifePurpose.text.split("\n\n")).toHaveLength(text.split("\n\n").length);
    expect(taken.sections.lifePurpose.sentences).toEqual(
      sentences.map((sentence, index) => ({ ...sentence, text: words[index] })),
    );
    expect({ ...taken, sections: null }).toEqual({ ...report, sections: null });
    expect({ ...taken.sections, lifePurpose: null }).toEqual({
      ...report.sections,
      lifePurpose: null,
    });
  });

  it("leaves out a text that would say what another one says", () => {
    const borrowed = [report.overview.sentences[0]?.text ?? "", ...lifePurpose.slice(1)];
    const shared = "A sentence that two texts would like to say.";
    const { report: taken, leftOut } = acceptRewordings(
      report,
      new Map([
        ["strengths", [shared, ...report.strengths.slice(1).map(({ text }) => text)]],
        ["lifePurpose", borrowed],
        [
          "shadowWork",
          [shared, ...report.sections.shadowWork.sentences.slice(1).map(({ text }) => text)],
        ],
      ] as const),
    );
    expect(leftOut).toEqual(["shadowWork", "lifePurpose"]);
    expect(taken.sections).toEqual(report.sections);
    expect(taken.strengths[0]?.text).toBe(shared);
  });
});
