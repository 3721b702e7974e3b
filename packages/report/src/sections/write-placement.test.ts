import { type Placement, SECTION_NAMES, ZODIAC_SIGNS } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import {
  makeReportInputs,
  openBetween,
  settledIn,
  withPlacement,
} from "../../test/report-inputs.ts";
import { PLACEMENT_BODIES, type PlacementBody } from "./placement-bodies.ts";
import { SECTION_CORPORA } from "./section-corpora.ts";
import { writePlacement } from "./write-placement.ts";

const inputs = makeReportInputs("1990-07-14");
const findSections = (body: PlacementBody) =>
  SECTION_NAMES.filter((name) => SECTION_CORPORA[name].placement.planet === body);
const withBody = (body: PlacementBody, change: Partial<Placement>) => ({
  ...inputs,
  chart: withPlacement(inputs.chart, body, change),
});

describe("a placement in a section", () => {
  it.each(ZODIAC_SIGNS)("is the two sentences of its planet in %s", (sign) => {
    for (const body of PLACEMENT_BODIES) {
      for (const name of findSections(body)) {
        expect(writePlacement(SECTION_CORPORA[name], withBody(body, settledIn(sign)))).toEqual(
          SECTION_CORPORA[name].placement.bySign[sign].map((text) => ({
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
      for (const name of findSections(body)) {
        expect(writePlacement(SECTION_CORPORA[name], open)).toEqual([
          {
            text: SECTION_CORPORA[name].placement.unsettled,
            basis: { kind: "placement", body, sign: null, signs: ["Leo", "Virgo"] },
          },
        ]);
      }
    }
  });
});

describe("a Moon that may stand in two signs", () => {
  const moonSections = findSections("Moon");

  it("is described in every section of the Moon, in the order it passed them", () => {
    const written = SECTION_NAMES.filter((name) => SECTION_CORPORA[name].moonBetween);
    expect(moonSections).toEqual(written);
    const [frame, closing] = writePlacement(
      SECTION_CORPORA.spiritualPractices,
      withBody("Moon", openBetween("Pisces", "Aries")),
    );
    expect(frame?.text).toMatch(/^Around your birth date the Moon went from Pisces to Aries, /);
    expect(frame?.basis).toMatchObject({ kind: "placement", body: "Moon", sign: null });
    expect(closing?.text).toBe(SECTION_CORPORA.spiritualPractices.moonBetween?.closing);
  });

  it.each(ZODIAC_SIGNS)("reads whole and short, with the sign after %s", (from) => {
    const to = ZODIAC_SIGNS[(ZODIAC_SIGNS.indexOf(from) + 1) % 12] ?? "Aries";
    for (const name of moonSections) {
      const written = writePlacement(
        SECTION_CORPORA[name],
        withBody("Moon", openBetween(from, to)),
      );
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
      expect(writePlacement(SECTION_CORPORA[name], open).map(({ text }) => text)).toEqual([
        SECTION_CORPORA[name].placement.unsettled,
      ]);
    }
  });
});
