import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { expect, type Locator, type Page, test } from "@cosmic/tools-e2e/journey";
import { makeBlueprint, signUpWithLifetimeAccess } from "./steps.ts";

async function openReport(page: Page) {
  await signUpWithLifetimeAccess(page);
  const slug = await makeBlueprint(page, "1990-07-14", "INFJ");
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toBeVisible();
}

const getSentences = (page: Page, article: string) =>
  page.getByRole("article", { name: article }).getByRole("button");
const note = (page: Page) => page.getByText("This line rests on");

/** Presses a sentence where it ends; answers with how far down the window its last line reaches. */
async function pressLastLine(page: Page, sentence: Locator): Promise<number> {
  await sentence.scrollIntoViewIfNeeded();
  const line = await sentence.evaluate((element) => {
    const { x, y, width, height } = [...element.getClientRects()].at(-1) ?? new DOMRect();
    return { x, y, width, height };
  });
  await page.mouse.click(line.x + line.width / 2, line.y + line.height / 2);
  await expect(sentence).toHaveAttribute("aria-expanded", "true");
  return line.y + line.height;
}

test("what a line rests on is found by keyboard alone", async ({ page }) => {
  await openReport(page);
  await expect(getSentences(page, "Shadow Work")).toHaveCount(0);
  await page.getByRole("switch", { name: "Show what each line rests on" }).focus();
  await page.keyboard.press("Space");
  const [first, second] = [
    getSentences(page, "Shadow Work").nth(0),
    getSentences(page, "Shadow Work").nth(1),
  ];
  await expect(first).toBeVisible();

  // One Tab from text to text: from Life Purpose to Shadow Work.
  await getSentences(page, "Life Purpose").first().focus();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(note(page)).toBeVisible();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(first).toHaveAccessibleDescription(/This line rests on\s*Your Sun sign, Cancer/);
  await expectAccessible(page, ["#shadowWork ~ div", "[data-note]", "label:has([role=switch])"]);

  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await page.keyboard.press("Space");
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(note(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(note(page)).toHaveCount(0);
  await expect(second).toBeFocused();
});

test("a press shows the note near its line, inside the window, and a press elsewhere hides it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReport(page);
  await page.getByText("Show what each line rests on").click();
  const sentences = getSentences(page, "Shadow Work");
  await expect(sentences.first()).toBeVisible();
  for (const index of [0, 1, 2, 3]) {
    const lastLine = await pressLastLine(page, sentences.nth(index));
    const shown = await page.locator("[data-note]").boundingBox();
    if (!shown) throw new Error("The note has no place");
    expect(shown.x).toBeGreaterThanOrEqual(0);
    expect(shown.x + shown.width).toBeLessThanOrEqual(390);
    expect(Math.abs(shown.y - lastLine)).toBeLessThan(20);
    // The note lies over the lines that follow; a press on it takes it away.
    await page.locator("[data-note]").click();
    await expect(note(page)).toHaveCount(0);
  }
  await sentences.first().press("Enter");
  await expect(note(page)).toBeVisible();
  await page.getByRole("heading", { name: "Shadow Work" }).click();
  await expect(note(page)).toHaveCount(0);
});

test("notes stay off the printed page", async ({ page }) => {
  await openReport(page);
  await page.getByText("Show what each line rests on").click();
  await getSentences(page, "Shadow Work").first().click();
  await expect(note(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(note(page)).toBeHidden();
});
