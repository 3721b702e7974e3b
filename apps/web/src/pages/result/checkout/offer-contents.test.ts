import { REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";
import { expect, test } from "vitest";
import { OFFER_CONTENTS } from "./offer-contents.ts";

test("every paid section is offered once, under a heading of the report", () => {
  const sold = SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].access === "full");
  expect(OFFER_CONTENTS.flatMap(({ titles }) => titles).toSorted()).toEqual(
    [...sold.map((name) => REPORT_SECTIONS[name].title), "12-Month Forecast"].toSorted(),
  );
});

test("the name with a count covers at least that many reports", () => {
  const counted = OFFER_CONTENTS.find(({ name }) => name.startsWith("15+"));
  expect(counted?.titles.length).toBeGreaterThanOrEqual(15);
});
