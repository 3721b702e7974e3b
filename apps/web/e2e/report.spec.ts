import { readFile } from "node:fs/promises";
import type { GeneratedProfile } from "@cosmic/contracts";
import { REPORT_SECTIONS, SECTION_NAMES, splitParagraphs } from "@cosmic/domain";
import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import ICAL from "ical.js";
import { extractText, getDocumentProxy } from "unpdf";
import { makeBlueprint, signUpQuietly, signUpWithLifetimeAccess } from "./steps.ts";

async function readProfile(page: Page, slug: string): Promise<GeneratedProfile> {
  return (await (await page.request.get(`/api/profiles/${slug}`)).json()) as GeneratedProfile;
}

/** The blueprint of 14 July 1990, open before somebody who has paid. */
async function openFullReport(page: Page): Promise<string> {
  await signUpWithLifetimeAccess(page);
  const slug = await makeBlueprint(page, "1990-07-14", "INFJ");
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toBeVisible();
  return slug;
}

/** All that a PDF says, without the chapter and number at the head of each page. */
async function readPdf(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text: pages } = await extractText(pdf);
  return pages
    .map((page) => page.replace(/^COSMIC BLUEPRINT .*\n\d+\n/, ""))
    .join(" ")
    .replace(/\s+/g, " ");
}

/** Holds a copy of a report to holding all its words. */
async function expectWhole(copy: Uint8Array, profile: GeneratedProfile): Promise<void> {
  const printed = await readPdf(copy);
  const texts = [profile.overview, ...SECTION_NAMES.map((name) => profile[name])];
  for (const paragraph of [...texts, ...profile.monthlyForecasts].flatMap(splitParagraphs)) {
    expect(printed).toContain(paragraph);
  }
}

test("a preview shows the openings, the sky as wheel and table, and what is left open", async ({
  page,
}) => {
  await signUpQuietly(page);
  const slug = await makeBlueprint(page, "1990-07-14", "INFJ");
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByText("Preview Version")).toBeVisible();
  const wheel = page.getByRole("img", { name: "Birth chart for 14 July 1990" });
  await expect(wheel).toBeVisible();
  await expect(wheel).toHaveAccessibleDescription(/The Sun in Cancer, the Moon in Pisces or Aries/);
  const moon = page.getByRole("row", { name: /Moon/ }).first();
  await expect(moon).toContainText("Pisces or Aries");
  await expect(page.getByRole("button", { name: "Download PDF" })).toHaveCount(0);
  await expect(page.getByRole("switch")).toHaveCount(0);
  await expectAccessible(page);
});

test("a full report holds every section, and its year begins with the current month", async ({
  page,
}) => {
  // axe looks at a whole report, twice.
  test.slow();
  const slug = await openFullReport(page);
  const profile = await readProfile(page, slug);
  for (const name of SECTION_NAMES) {
    const article = page.getByRole("article", { name: REPORT_SECTIONS[name].title, exact: true });
    for (const paragraph of splitParagraphs(profile[name])) {
      await expect(article).toContainText(paragraph);
    }
  }
  const now = new Date();
  const thisMonth = now.toLocaleString("en-GB", { month: "long", year: "numeric" });
  const months = page.getByRole("list", { name: "Twelve months" }).getByRole("article");
  await expect(months).toHaveCount(12);
  await expect(months.first()).toContainText(thisMonth);
  await expect(months.first()).toContainText("This month");
  await expectAccessible(page);
});

test("the PDF opens and holds every section's text", async ({ page }) => {
  const slug = await openFullReport(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await expectWhole(await readFile(await download.path()), await readProfile(page, slug));
});

test("the year comes as a calendar that parses", async ({ page }) => {
  await openFullReport(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add the year to your calendar (.ics)" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(await download.path(), "utf8")) as unknown[],
  );
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.length).toBeGreaterThan(30);
  expect(events.filter(({ summary }) => /new moon/i.test(summary)).length).toBeGreaterThanOrEqual(
    12,
  );
});

test("a file that is refused is explained on the page", async ({ page }) => {
  await openFullReport(page);
  await page.route("**/report.pdf", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/json",
      body: '{"message":"The printer is busy. Please try again in a minute.","code":"x","requestId":"r"}',
    }),
  );
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect(page.getByText("The printer is busy. Please try again in a minute.")).toBeVisible();
});

test("the printed page holds the report and none of the screen's controls", async ({ page }) => {
  const slug = await openFullReport(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Birth chart/ })).toBeVisible();
  await expect(page.getByText("This is not the MBTI® instrument.").first()).toBeVisible();
  for (const control of [
    page.getByRole("button", { name: "Download PDF" }),
    page.getByRole("navigation", { name: "Contents" }),
    page.getByRole("switch"),
    page.getByRole("button", { name: /Add your birth/ }),
    page.getByRole("link", { name: "Create Another Blueprint" }),
    page.getByRole("button", { name: /Profile menu/ }),
  ]) {
    await expect(control).toBeHidden();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await expectWhole(await page.pdf({ format: "A4" }), await readProfile(page, slug));
});

test("chapters that are still being written appear without a reload, where the reader is", async ({
  page,
}) => {
  await signUpWithLifetimeAccess(page);
  const slug = await makeBlueprint(page, "1990-07-14", "INFJ");
  const whole = await readProfile(page, slug);
  const later = SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].access === "full");
  const begun = {
    ...whole,
    ...Object.fromEntries(later.map((name) => [name, ""])),
    monthlyForecasts: [],
    forecastYears: [],
    isPremium: false,
  };
  let isWritten = false;
  await page.route(`**/api/profiles/${slug}`, (route) =>
    route.fulfill({ json: isWritten ? whole : begun }),
  );
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByText("Writing your full report...")).toBeVisible();
  await expectAccessible(page);
  const heading = page.getByRole("heading", { name: "Spiritual Growth" });
  await heading.scrollIntoViewIfNeeded();
  const before = await heading.boundingBox();
  isWritten = true;
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toBeVisible();
  const after = await heading.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});
