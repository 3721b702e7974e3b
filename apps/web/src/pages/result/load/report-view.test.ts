import type { GeneratedProfile } from "@cosmic/contracts";
import { PREVIEW_CHARACTERS, SECTION_NAMES } from "@cosmic/domain";
import { expect, test } from "vitest";
import { aFullProfile, aPreview } from "../../../../test/a-profile.ts";
import { aUser } from "../../../../test/mock-api.ts";
import { getReportView, listChapters } from "./report-view.ts";

const subscriber = { ...aUser, hasLifetimeAccess: true };

test.each([
  ["a visitor, not paid", null, false, false],
  ["a visitor, paid", null, true, false],
  ["a signed-in reader, not paid", aUser, false, false],
  ["a signed-in reader, paid", aUser, true, true],
  ["lifetime access, not paid", subscriber, false, true],
  ["lifetime access, paid", subscriber, true, true],
])("%s", (_, user, isPaid, isFull) => {
  expect(getReportView({ ...aFullProfile, isPaid }, { user, isOwner: true }).isFull).toBe(isFull);
});

test("another user's blueprint never opens in full", () => {
  expect(getReportView(aFullProfile, { user: subscriber, isOwner: false }).isFull).toBe(false);
});

test("a preview holds the three openings, cut, and nothing else that is paid for", () => {
  const { report } = getReportView(aFullProfile, { user: null, isOwner: true });
  expect(report.careerSuggestions).toHaveLength(PREVIEW_CHARACTERS + 1);
  expect(report.careerSuggestions.endsWith("…")).toBe(true);
  expect(report.lifePurpose).toBe("");
  expect(report.monthlyForecasts).toEqual([]);
});

test("a text the server has already cut is not cut again", () => {
  const { report } = getReportView(aPreview, { user: null, isOwner: true });
  expect(report.careerSuggestions).toBe(aPreview.careerSuggestions);
});

test("flags a full text that is due but missing", () => {
  expect(getReportView(aPreview, { user: subscriber, isOwner: true }).isTextMissing).toBe(true);
  expect(getReportView(aFullProfile, { user: subscriber, isOwner: true }).isTextMissing).toBe(
    false,
  );
  expect(getReportView(aPreview, { user: aUser, isOwner: true }).isTextMissing).toBe(false);
});

test("an older stored blueprint that lacks some sections still opens", () => {
  const { lifePurpose: _, monthlyForecasts: __, ...older } = aFullProfile;
  const { report } = getReportView(older as GeneratedProfile, { user: aUser, isOwner: true });
  expect(report.lifePurpose).toBe("");
  expect(report.monthlyForecasts).toEqual([]);
});

test("the chapters hold every section once and end with where it leads", () => {
  const chapters = listChapters(aFullProfile);
  expect(chapters.map(({ id }) => id)).toEqual([
    "halves",
    "work",
    "love",
    "below",
    "days",
    "forecast",
    "direction",
  ]);
  expect(chapters.flatMap(({ sections }) => sections)).toEqual(SECTION_NAMES);
});

test("a chapter without text is left out", () => {
  expect(listChapters(aPreview).map(({ id }) => id)).toEqual(["work", "love", "direction"]);
});
