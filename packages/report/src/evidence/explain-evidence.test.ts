import { natalChart } from "@cosmic/domain/chart";
import { describe, expect, it } from "vitest";
import { LISBON } from "../../test/report-inputs.ts";
import { explainEvidence } from "./explain-evidence.ts";
import type { SentenceEvidence } from "./sentence-evidence.ts";

/** One of every kind, and its explanation; a new kind fails to compile until it is here. */
const EXAMPLES: {
  [Kind in SentenceEvidence["kind"]]: [Extract<SentenceEvidence, { kind: Kind }>, string];
} = {
  type: [{ kind: "type", mbtiType: "INTJ" }, "Your type, INTJ"],
  sign: [{ kind: "sign", sign: "Aquarius" }, "Your Sun sign, Aquarius"],
  "type-sign": [
    { kind: "type-sign", mbtiType: "INTJ", sign: "Aquarius" },
    "Your type, INTJ, together with your Sun in Aquarius",
  ],
  "type-element": [
    { kind: "type-element", mbtiType: "INTJ", element: "Fire", body: "Mars", sign: "Leo" },
    "Your type, INTJ, with Mars in Leo, a sign of fire",
  ],
  bridge: [
    { kind: "bridge", dimension: "pace", before: "work", now: "love" },
    "What this report says of work beside what it says of love",
  ],
  exercise: [
    { kind: "exercise", reasons: ["haste", "the stellium in Scorpio"] },
    "Chosen because you sometimes act before you plan, and for the stellium in Scorpio",
  ],
  standout: [
    {
      kind: "standout",
      key: "stellium / Leo",
      name: "the stellium in Leo",
      why: "4 bodies in Leo",
    },
    "The stellium in Leo: 4 bodies in Leo",
  ],
  "type-month": [{ kind: "type-month", mbtiType: "INTJ", month: 3 }, "Your type, INTJ, in March"],
  "type-event": [
    { kind: "type-event", mbtiType: "INTJ", event: "Solar return" },
    "Your type, INTJ, and this: Solar return",
  ],
  "solar-eclipse": [
    {
      kind: "solar-eclipse",
      at: "2027-02-06T15:59:00.000Z",
      sign: "Aquarius",
      house: 1,
      type: "annular",
    },
    "Annular eclipse of the Sun in Aquarius, your first house, February 6, 2027",
  ],
  "lunar-eclipse": [
    {
      kind: "lunar-eclipse",
      at: "2027-02-20T23:12:00.000Z",
      sign: "Virgo",
      house: 8,
      type: "penumbral",
    },
    "Penumbral eclipse of the Moon in Virgo, your eighth house, February 20, 2027",
  ],
  station: [
    {
      kind: "station",
      at: "2027-04-01T14:00:00.000Z",
      sign: "Leo",
      house: 7,
      planet: "Mars",
      direction: "direct",
    },
    "Mars turns direct in Leo, your seventh house, April 1, 2027",
  ],
  ingress: [
    { kind: "ingress", at: "2027-07-26T04:00:00.000Z", sign: "Virgo", house: 8, planet: "Jupiter" },
    "Jupiter enters Virgo, your eighth house, July 26, 2027",
  ],
  passage: [
    {
      kind: "passage",
      body: "Mars",
      sign: "Leo",
      house: 3,
      from: "2027-02-21T15:00:00.000Z",
      to: "2027-05-14T14:00:00.000Z",
    },
    "Mars in Leo, your third house, February 21, 2027 to May 14, 2027",
  ],
  "temperament-element": [
    { kind: "temperament-element", temperament: "NT", element: "Air" },
    "Your temperament, intuitive and thinking (NT), with your Sun sign’s element, air",
  ],
  clarity: [
    { kind: "clarity", axis: "TF", letter: "T", clarity: "slight" },
    "Your answers between Thinking and Feeling: T, slight",
  ],
  placement: [{ kind: "placement", body: "Venus", sign: "Aries" }, "Venus in Aries"],
  aspect: [
    { kind: "aspect", bodies: ["Venus", "Saturn"], aspect: "square", orb: 1.234, isWidest: false },
    "Venus square Saturn at your birth, 1.2° from exact",
  ],
  angle: [{ kind: "angle", angle: "ascendant", sign: "Gemini" }, "Gemini rising at your birth"],
  house: [{ kind: "house", body: "Sun", house: 10 }, "Your Sun in the tenth house, by whole signs"],
  "element-balance": [
    { kind: "element-balance", element: "Earth", weight: 12, total: 20 },
    "Earth in your chart: 12 of 20 points",
  ],
  "modality-balance": [
    { kind: "modality-balance", modality: "Fixed", weight: 11, total: 20 },
    "Fixed signs in your chart: 11 of 20 points",
  ],
  "type-element-balance": [
    { kind: "type-element-balance", mbtiType: "INTJ", element: "Earth" },
    "Your type, INTJ, and the element that leads your chart, earth",
  ],
  "type-modality-balance": [
    { kind: "type-modality-balance", mbtiType: "INTJ", modality: "Fixed" },
    "Your type, INTJ, and the mode that leads your chart, fixed",
  ],
  retrograde: [{ kind: "retrograde", body: "Mercury" }, "Mercury retrograde at your birth"],
  "sun-position": [
    {
      kind: "sun-position",
      birthDate: "1992-04-19",
      sign: "Aries",
      longitude: 29.99,
      at: "1992-04-19T10:30:00.000Z",
    },
    "The Sun at 29° of Aries, April 19, 1992, 10:30 Universal Time",
  ],
  changeover: [
    {
      kind: "changeover",
      birthDate: "1992-04-19",
      from: "Aries",
      to: "Taurus",
      at: "1992-04-19T21:56:40.000Z",
    },
    "The Sun’s passage from Aries into Taurus, April 19, 1992, 21:57 Universal Time",
  ],
  month: [{ kind: "month", month: 1 }, "The month of January, the same for everyone"],
  "month-sign": [
    { kind: "month-sign", month: 1, monthSign: "Aquarius", sign: "Libra", distance: 4 },
    "The Sun entering Aquarius in January, counted from your Libra",
  ],
  "month-temperament": [
    { kind: "month-temperament", month: 12, temperament: "SP" },
    "Your temperament, sensing and perceiving (SP), in December",
  ],
  "month-modality": [
    { kind: "month-modality", month: 12, modality: "Mutable" },
    "Your Sun sign’s mode, mutable, in December",
  ],
  "sun-ingress": [
    { kind: "sun-ingress", at: "2027-01-20T07:30:00.000Z", sign: "Aquarius" },
    "The Sun enters Aquarius, January 20, 2027",
  ],
  "new-moon": [
    { kind: "new-moon", at: "2027-02-06T15:56:00.000Z", sign: "Aquarius" },
    "New moon in Aquarius, February 6, 2027",
  ],
  "full-moon": [
    { kind: "full-moon", at: "2027-02-20T23:23:00.000Z", sign: "Virgo" },
    "Full moon in Virgo, February 20, 2027",
  ],
  "mercury-station": [
    {
      kind: "mercury-station",
      at: "2027-02-09T17:35:00.000Z",
      direction: "retrograde",
      sign: "Pisces",
    },
    "Mercury turns retrograde in Pisces, February 9, 2027",
  ],
  "solar-return": [
    {
      kind: "solar-return",
      from: "2027-07-13T08:33:00.000Z",
      to: "2027-07-15T10:34:00.000Z",
      sign: "Cancer",
    },
    "The Sun back at its place at your birth, in Cancer, July 13, 2027 to July 15, 2027",
  ],
  transit: [
    {
      kind: "transit",
      planet: "Saturn",
      natal: "Venus",
      aspect: "opposition",
      start: "2027-03-03T00:00:00.000Z",
      end: "2027-03-19T00:00:00.000Z",
      exact: [{ from: "2027-03-09T00:00:00.000Z", to: "2027-03-12T00:00:00.000Z" }],
      isCertain: true,
    },
    "Saturn opposite your Venus at birth, March 3, 2027 to March 19, 2027",
  ],
  modality: [{ kind: "modality", modality: "Fixed" }, "Your Sun sign’s mode, fixed"],
  temperament: [
    { kind: "temperament", temperament: "NF" },
    "Your temperament, intuitive and feeling (NF)",
  ],
};

describe("explainEvidence", () => {
  it.each(Object.values(EXAMPLES))("says what %o rests on", (evidence, explanation) => {
    expect(explainEvidence(evidence)).toBe(explanation);
  });

  it("says each kind in a short text of its own", () => {
    const texts = Object.values(EXAMPLES).map(([evidence]) => explainEvidence(evidence));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.length > 100)).toEqual([]);
    expect(texts.filter((text) => !/^[A-Z][\w\s,:()’°.]+[\w)]$/.test(text))).toEqual([]);
  });

  it("says that an unknown birth hour leaves a sign, an orb or a changeover open", () => {
    const placement = { kind: "placement", body: "Moon", sign: null } as const;
    expect(explainEvidence({ ...placement, signs: ["Leo", "Virgo"] })).toBe(
      "The Moon in Leo or Virgo: the hour and place of birth decide the sign",
    );
    expect(explainEvidence(placement)).toBe(
      "The Moon: the hour and place of birth decide the sign",
    );
    expect(
      explainEvidence({
        kind: "aspect",
        bodies: ["Sun", "Moon"],
        aspect: "conjunction",
        orb: 3,
        isWidest: true,
      }),
    ).toBe("The Sun conjunct the Moon at your birth, within 3° of exact");
    expect(explainEvidence({ ...EXAMPLES.changeover[0], settledAs: "Taurus" })).toMatch(
      /, and your birth on the Taurus side of it$/,
    );
  });

  it("says that a picked type was not measured, and an element that nothing stands in", () => {
    expect(explainEvidence({ kind: "clarity", axis: "JP", letter: "P", clarity: null })).toBe(
      "The P of the type you chose, between Judging and Perceiving",
    );
    expect(
      explainEvidence({ kind: "element-balance", element: "Water", weight: 0, total: 24 }),
    ).toBe("No counted planet of your chart in water");
    expect(explainEvidence({ kind: "angle", angle: "midheaven", sign: "Leo" })).toBe(
      "Leo on the midheaven at your birth",
    );
  });

  it("says how surely it holds at the hours given, and nothing more of what the date settles", () => {
    const chart = natalChart({
      birthDate: "1990-07-13",
      place: LISBON,
      hours: { kind: "about", time: "19:00", minutes: 120 },
    });
    const [from, to] = [chart.window.from.getTime(), chart.window.to.getTime()];
    const hours = { ranges: [{ from, to, offset: 3_600_000 }], placements: chart.placements };
    const explain = (evidence: SentenceEvidence) => explainEvidence(evidence, "UTC", hours);
    const { angle, house, aspect, placement } = EXAMPLES;
    const all = ", at all the hours you gave";
    for (const [evidence, explanation] of [angle, house, aspect, placement]) {
      expect(explain(evidence)).toBe(`${explanation}${all}`);
    }
    expect(
      explain({
        kind: "type-element",
        mbtiType: "ENFP",
        element: "Water",
        body: "Moon",
        sign: null,
      }),
    ).toBe(
      "Your type, ENFP, and water: only the birth hour decides the Moon’s sign, Pisces for 90% of the hours you gave, or Aries (10%)",
    );
    for (const [evidence, explanation] of [EXAMPLES.type, EXAMPLES["type-sign"]]) {
      expect(explain(evidence)).toBe(explanation);
    }
  });

  it("says for how many of the hours the Sun was in the sign of the report", () => {
    const chart = natalChart({
      birthDate: "1992-04-19",
      place: LISBON,
      hours: { kind: "part", part: "evening" },
    });
    const [from, to] = [chart.window.from.getTime(), chart.window.to.getTime()];
    const hours = { ranges: [{ from, to, offset: 3_600_000 }], placements: chart.placements };
    expect(explainEvidence({ kind: "sign", sign: "Taurus" }, "UTC", hours)).toMatch(
      /^Your Sun sign, Taurus, for \d\d% of the hours you gave$/,
    );
  });

  it("reads the Sun’s place of an older report as that of noon", () => {
    const { at: _, ...older } = EXAMPLES["sun-position"][0];
    expect(explainEvidence(older)).toBe(
      "The Sun at 29° of Aries, April 19, 1992, 12:00 Universal Time",
    );
  });
});
