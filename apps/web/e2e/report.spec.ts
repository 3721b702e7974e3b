import { readFile } from "node:fs/promises";
import type { GeneratedProfile } from "@cosmic/contracts";
import { REPORT_SECTIONS, SECTION_NAMES, splitParagraphs } from "@cosmic/domain";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signUpWithLifetimeAccess } from "@cosmic/tools-e2e/product-api";
import { extractText, getDocumentProxy } from "unpdf";
import { openFullReport, openPart } from "./report-steps.ts";

async function readProfile(page: Page, slug: string): Promise<GeneratedProfile> {
  return (await (await page.request.get(`/api/profiles/${slug}`)).json()) as GeneratedProfile;
}

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "latin1") };
}

test("a full report is downloaded, and printed whole without the screen's controls", async ({
  page,
}) => {
  const slug = await openFullReport(page);
  const pdf = await download(page, "Download PDF");
  expect(pdf.name).toMatch(/\.pdf$/);
  expect(pdf.text).toMatch(/^%PDF-/);
  const calendar = await download(page, "Add the year to your calendar (.ics)");
  expect(calendar.name).toMatch(/\.ics$/);
  expect(calendar.text).toMatch(/^BEGIN:VCALENDAR/);

  await page.getByText("Show what each line rests on").click();
  await openPart(page, "IV");
  const shadowWork = page.getByRole("article", { name: "Shadow Work" });
  await shadowWork.getByRole("button").first().click();
  const note = page.getByText("This line rests on");
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: /^Birth chart/ })).toBeVisible();
  await expect(page.getByText("This is not the MBTI® instrument.").first()).toBeVisible();
  for (const control of [
    page.getByRole("button", { name: "Download PDF" }),
    page.getByRole("navigation", { name: "Contents" }),
    page.getByRole("switch"),
    page.getByRole("button", { name: /Add your birth/ }),
    page.getByRole("link", { name: "Create Another Blueprint" }),
    page.getByRole("button", { name: /Profile menu/ }),
    note,
  ]) {
    await expect(control).toBeHidden();
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const pdfDocument = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const { text: pages } = await extractText(pdfDocument);
  // Without the chapter and number at the head of each page.
  const printed = pages
    .map((text) => text.replace(/^COSMIC BLUEPRINT .*\n\d+\n/, ""))
    .join("")
    // A line may end after the hyphen of "well-laid", and the initial of "A friend" stands for itself.
    .replace(/\s+/g, "");
  const profile = await readProfile(page, slug);
  const { book } = profile;
  const texts = [
    profile.overview,
    book?.argument ?? "",
    ...(book?.openings ?? []),
    ...(book?.standouts ?? []).map(({ text }) => text),
    ...SECTION_NAMES.map((name) => profile[name]),
  ];
  for (const paragraph of [...texts, ...profile.monthlyForecasts].flatMap(splitParagraphs)) {
    // What stands before the first colon is set apart in a dialogue and a table.
    expect(printed).toContain(paragraph.split(": ").at(-1)?.replace(/\s+/g, ""));
  }
});

test("sections that are still being written appear without a reload or a jump of the page", async ({
  page,
}) => {
  await signUpWithLifetimeAccess(page.request);
  const slug = await createBlueprint(page.request);
  const whole = await readProfile(page, slug);
  const later = SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].access === "full");
  const begun = {
    ...whole,
    ...Object.fromEntries(later.map((name) => [name, ""])),
    book: null,
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
  await openPart(page, "VII");
  const heading = page.getByRole("heading", { name: "Spiritual Growth" });
  // Where a reader of the part has it: what stood before it is out of sight.
  await heading.evaluate((element) => {
    element.scrollIntoView();
  });
  const before = await heading.boundingBox();
  isWritten = true;
  await expect(page.getByRole("heading", { name: "Life Purpose" })).toBeVisible();
  const after = await heading.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});
