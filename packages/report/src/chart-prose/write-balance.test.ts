import { type ChartFacts, ELEMENTS, MBTI_TYPES, MODALITIES } from "@cosmic/domain";
import { natalChart } from "@cosmic/domain/chart";
import { describe, expect, it } from "vitest";
import { withPlacement } from "../../test/report-inputs.ts";
import { typeInElement, typeInModality } from "./balance-meetings.ts";
import { writeBalance, writeBalanceMeetings } from "./write-balance.ts";

// Mercury was retrograde from 23 April to 17 May 1990.
const chart = natalChart({ birthDate: "1990-05-03" });
const listEvidence = (of: ChartFacts) => writeBalance(of).map(({ basis }) => basis);
const backwardIn = (of: ChartFacts) =>
  listEvidence(of).flatMap((basis) => (basis.kind === "retrograde" ? [basis.body] : []));

describe("the balance of a chart", () => {
  it("is written with the weights it rests on", () => {
    // On 4 February 1962 seven bodies stood in Aquarius.
    const crowded = natalChart({ birthDate: "1962-02-04" });
    const { elements, modalities, total } = crowded.balance;
    expect(listEvidence(crowded)).toEqual([
      { kind: "element-balance", element: "Air", weight: elements.Air, total },
      { kind: "retrograde", body: "Mercury" },
      { kind: "modality-balance", modality: "Fixed", weight: modalities.Fixed, total },
    ]);
    expect(writeBalanceMeetings(crowded, "INTJ").map(({ basis }) => basis)).toEqual([
      { kind: "type-element-balance", mbtiType: "INTJ", element: "Air" },
      { kind: "type-modality-balance", mbtiType: "INTJ", modality: "Fixed" },
    ]);
  });

  it("names an element that nothing stands in", () => {
    const fireless = natalChart({ birthDate: "1990-02-04" });
    const { elements, total } = fireless.balance;
    expect(elements.Fire).toBe(0);
    expect(listEvidence(fireless)).toContainEqual({
      kind: "element-balance",
      element: "Fire",
      weight: 0,
      total,
    });
  });

  it("names a planet’s backward motion only where no hour of the birth date changes it", () => {
    expect(backwardIn(chart)).toEqual(["Mercury"]);
    expect(backwardIn(natalChart({ birthDate: "1990-04-23" }))).toEqual([]);
    expect(backwardIn(natalChart({ birthDate: "1990-06-03" }))).toEqual([]);
    expect(backwardIn(withPlacement(chart, "Mercury", { isMotionSettled: false }))).toEqual([]);
    expect(backwardIn(withPlacement(chart, "Saturn", { isRetrograde: true }))).toEqual(["Mercury"]);
  });

  it("meets every type in whole sentences", () => {
    const sentences = MBTI_TYPES.flatMap((type) => [
      ...ELEMENTS.map(
        (element) =>
          `${typeInElement.byType[type]}${typeInElement.joint}${typeInElement.byElement[element]}.`,
      ),
      ...MODALITIES.map(
        (modality) =>
          `${typeInModality.byType[type]}${typeInModality.joint}${typeInModality.byModality[modality]}.`,
      ),
    ]);
    expect(new Set(sentences).size).toBe(16 * 7);
    expect(sentences.filter((text) => !/^[A-Z][^.?!]*[a-z]\.$/.test(text))).toEqual([]);
    expect(sentences.filter((text) => text.split(" ").length > 34)).toEqual([]);
  });
});
