import { BODY_GLYPHS, SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { describe, expect, it } from "vitest";
import { birthOnDate, chartOfBirth } from "../cities/index.ts";
import { chartSvg } from "./chart-svg.ts";

describe("the chart as a picture", () => {
  const svg = chartSvg(chartOfBirth(birthOnDate("1990-07-14")));

  it("is one SVG element with every sign and every body", () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+"/);
    for (const path of [...Object.values(SIGN_GLYPHS), ...Object.values(BODY_GLYPHS)]) {
      expect(svg).toContain(`d="${path}"`);
    }
  });

  it("contains no scripts and no external references", () => {
    expect(svg).not.toMatch(/NaN|undefined|null|<script|href|url\(/);
  });
});
