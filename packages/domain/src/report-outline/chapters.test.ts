import { expect, it } from "vitest";
import { REPORT_CHAPTERS } from "./chapters.ts";

it("names chapters for what they hold, since all write at the same length", () => {
  expect(REPORT_CHAPTERS.map(({ title }) => title)).toEqual([
    "Essentials",
    "Depths",
    "Sky and Symbol",
    "Gifts",
    "12-Month Forecast",
    "In Daily Life",
  ]);
});
