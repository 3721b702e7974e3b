import { describe, expect, it } from "vitest";
import { factsOf, openBetween, settledIn, withPlacement } from "../../../test/report-facts.ts";
import type { Placement } from "../../chart/chart-facts.ts";
import { ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { PLACEMENT_CORPORA } from "../corpus/placements/index.ts";
import { moonBetween } from "../corpus/sky/moon-between.ts";
import { PLACEMENT_BODIES, type PlacementBody } from "../placement-bodies.ts";
import { SECTION_NAMES } from "../sections.ts";
import { writePlacement } from "./write-placement.ts";

const facts = factsOf("1990-07-14");
const sectionsOf = (body: PlacementBody) =>
  SECTION_NAMES.filter((name) => PLACEMENT_CORPORA[name].planet === body);
const withBody = (body: PlacementBody, change: Partial<Placement>) => ({
  ...facts,
  chart: withPlacement(facts.chart, body, change),
});

describe("a placement in a section", () => {
  it.each(ZODIAC_SIGNS)("is the two sentences of its planet in %s", (sign) => {
    for (const body of PLACEMENT_BODIES) {
      for (const name of sectionsOf(body)) {
        expect(writePlacement(name, withBody(body, settledIn(sign)))).toEqual(
          PLACEMENT_CORPORA[name].bySign[sign].map((text) => ({
            text,
            basis: { kind: "placement", body, sign },
          })),
        );
      }
    }
  });

  it("leaves the sign open, in one sentence, where the birth hour decides it", () => {
    for (const body of PLACEMENT_BODIES.filter((each) => each !== "Moon")) {
      const open = withBody(body, openBetween("Leo", "Virgo"));
      for (const name of sectionsOf(body)) {
        expect(writePlacement(name, open)).toEqual([
          {
            text: PLACEMENT_CORPORA[name].unsettled,
            basis: { kind: "placement", body, sign: null, signs: ["Leo", "Virgo"] },
          },
        ]);
      }
    }
  });
});

describe("a Moon that may stand in two signs", () => {
  const moonSections = sectionsOf("Moon");

  it("is said of every section of the Moon, in the order it passed them", () => {
    expect(moonSections.toSorted()).toEqual(Object.keys(moonBetween).toSorted());
    const [frame, closing] = writePlacement(
      "spiritualPractices",
      withBody("Moon", openBetween("Pisces", "Aries")),
    );
    expect(frame?.text).toMatch(/^Around your birth date the Moon went from Pisces to Aries, /);
    expect(frame?.basis).toMatchObject({ kind: "placement", body: "Moon", sign: null });
    expect(closing?.text).toBe(moonBetween.spiritualPractices.closing);
  });

  it.each(ZODIAC_SIGNS)("reads whole and short, with the sign after %s", (from) => {
    const to = ZODIAC_SIGNS[(ZODIAC_SIGNS.indexOf(from) + 1) % 12] ?? "Aries";
    for (const name of moonSections) {
      const written = writePlacement(name, withBody("Moon", openBetween(from, to)));
      expect(written).toHaveLength(2);
      const text = written.map((sentence) => sentence.text).join(" ");
      expect(text).toContain(from);
      expect(text).toContain(to);
      expect(text).not.toMatch(/[{}]/);
      expect(text.split(" ").length).toBeLessThanOrEqual(52);
      expect(written[0]?.text.split(" ").length).toBeLessThanOrEqual(36);
    }
  });

  it("leaves three signs open in one sentence", () => {
    const open = withBody("Moon", openBetween("Leo", "Virgo", "Libra"));
    for (const name of moonSections) {
      expect(writePlacement(name, open).map(({ text }) => text)).toEqual([
        PLACEMENT_CORPORA[name].unsettled,
      ]);
    }
  });
});
