import { expect, it } from "vitest";
import { REPORT_CHAPTERS } from "./chapters.ts";
import { REPORT_SECTIONS, SECTION_NAMES } from "./sections.ts";

it("lists the parts in reading order, and the sections part by part", () => {
  expect(REPORT_CHAPTERS.map(({ title }) => title)).toEqual([
    "The Two Halves",
    "Work and Money",
    "Love and Others",
    "Below the Surface",
    "Day to Day",
    "12-Month Forecast",
    "Direction",
  ]);
  const parts = SECTION_NAMES.map((name) => REPORT_SECTIONS[name].group);
  const order = REPORT_CHAPTERS.map(({ id }) => id).filter((id) => id !== "forecast");
  expect([...new Set(parts)]).toEqual(order);
  expect(parts.filter((part, index) => parts.indexOf(part) === index)).toHaveLength(order.length);
});

it("gives no two neighbors one form, and uses eight forms", () => {
  const forms: string[] = SECTION_NAMES.map((name) => REPORT_SECTIONS[name].form);
  expect(forms.filter((form, index) => form === forms[index - 1])).toEqual([]);
  expect(new Set(forms).size).toBe(8);
});
