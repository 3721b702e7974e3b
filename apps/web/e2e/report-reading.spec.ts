import { expect, type Locator, type Page, test } from "@cosmic/tools-e2e/journey";
import { openFullReport, openPart } from "./report-steps.ts";

const PHONE = { width: 390, height: 844 };

/** The room in pixels between the bar at the top and a chapter's "§". */
const getRoomAbove = (page: Page, chapter: string) =>
  page.evaluate((id) => {
    const heading = document.getElementById(id);
    const label = heading?.previousElementSibling?.getBoundingClientRect();
    const bar = document.querySelector("header")?.getBoundingClientRect();
    return (label?.top ?? -1) - (bar?.bottom ?? 0);
  }, chapter);

test("the contents lead to a chapter and mark it, beside the text or in a sheet on a phone", async ({
  page,
}) => {
  await openFullReport(page);
  const button = page.getByRole("button", { name: "Chapters" });
  await expect(button).toBeHidden();
  const contents = page.getByRole("navigation", { name: "Contents" });
  // By keyboard: the sections of the part being read unfold in the contents and move its links.
  await contents.getByRole("link", { name: "Love and Others" }).press("Enter");
  await expect(contents.locator("[aria-current]")).toContainText("Love and Others");
  await expect(page.getByRole("heading", { name: "Parenting" })).toBeVisible();
  expect(await getRoomAbove(page, "love")).toBeGreaterThan(8);

  await page.setViewportSize(PHONE);
  await button.click();
  const sheet = page.getByRole("dialog", { name: "Chapters" });
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("link", { name: "Below the Surface", exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { name: "Below the Surface" })).toBeInViewport();
  expect(await getRoomAbove(page, "below")).toBeGreaterThan(8);
  await expect(button).toContainText("§ IV");
  await button.click();
  await expect(sheet.locator("[aria-current]")).toContainText("Below the Surface");
  await expect(sheet.locator("[aria-current]")).toBeInViewport();
  await sheet.getByRole("link", { name: "Back to the top" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

/** Clicks the end of a sentence. Returns the bottom of its last line in the window. */
async function clickLastLine(page: Page, sentence: Locator): Promise<void> {
  await sentence.scrollIntoViewIfNeeded();
  const line = await sentence.evaluate((element) => {
    const { x, y, width, height } = [...element.getClientRects()].at(-1) ?? new DOMRect();
    return { x, y, width, height };
  });
  await page.mouse.click(line.x + line.width / 2, line.y + line.height / 2);
  await expect(sentence).toHaveAttribute("aria-expanded", "true");
}

test("the reader goes on where the last visit ended", async ({ page }) => {
  const slug = await openFullReport(page);
  await page.getByRole("button", { name: "Start reading" }).click();
  await expect(page.getByRole("heading", { name: "Personality Archetypes" })).toBeVisible();
  await page.getByRole("button", { name: "Next: Work and Money" }).click();
  const heading = page.getByRole("heading", { name: "Money Mindset" });
  // The place is where the page comes to rest, and the button above may still be scrolling it.
  const rest = () =>
    heading.evaluate(async (element) => {
      element.scrollIntoView({ behavior: "instant" });
      const { y } = element.getBoundingClientRect();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return Math.abs(element.getBoundingClientRect().y - y) < 1;
    });
  await expect.poll(rest).toBe(true);
  const goOn = page.getByRole("button", { name: "Continue with Part II: Money Mindset" });
  await expect(goOn).toBeAttached();
  await page.goto(`/result?slug=${slug}`);
  await goOn.click();
  await expect(heading).toBeInViewport();
});

test("an address that names a section opens its part", async ({ page }) => {
  const slug = await openFullReport(page);
  await page.goto("/dashboard");
  await page.goto(`/result?slug=${slug}#moneyMindset`);
  await expect(page.getByRole("heading", { name: "Money Mindset" })).toBeInViewport();
});

test("a closed report takes at most a dozen screens", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFullReport(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 900).toBeLessThanOrEqual(12);
});

test("the note under a sentence opens by keyboard and by click, near its line and inside the window", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openFullReport(page);
  await page.getByRole("switch", { name: "Show what each line rests on" }).focus();
  await page.keyboard.press("Space");
  await openPart(page, "IV");
  const sentences = page.getByRole("article", { name: "Shadow Work" }).getByRole("button");
  const [first, second] = [sentences.nth(0), sentences.nth(1)];
  const note = page.getByText("This line rests on");

  // From the opening over the part's own button to the section; arrow keys between sentences.
  await expect(first).toBeVisible();
  const before = page.getByRole("region", { name: "Below the Surface" }).getByRole("button");
  await before.first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(note).toBeVisible();
  await expect(first).toHaveAccessibleDescription(/This line rests on\s*\S.+/);
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await page.keyboard.press("Space");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await expect(second).toBeFocused();

  for (const index of [0, 1, 2, 3]) {
    const sentence = sentences.nth(index);
    await clickLastLine(page, sentence);
    // Both places in one step, until a font that has just arrived has moved the lines.
    const control = await sentence.elementHandle();
    const measure = () =>
      page.locator("[data-note]").evaluate((element, line) => {
        const box = element.getBoundingClientRect();
        const lines = line ? [...line.getClientRects()] : [];
        const gap = Math.abs(box.top - (lines.at(-1)?.bottom ?? 0));
        return { isInside: box.left >= 0 && box.right <= innerWidth, isNear: gap < 20 };
      }, control);
    await expect.poll(measure).toEqual({ isInside: true, isNear: true });
    // The note lies over the lines that follow; a click on it closes it.
    await page.locator("[data-note]").click();
    await expect(note).toHaveCount(0);
  }
});
