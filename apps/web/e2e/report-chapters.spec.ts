import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { makeBlueprint, signUpWithLifetimeAccess } from "./steps.ts";

async function openFullReport(page: Page): Promise<void> {
  await signUpWithLifetimeAccess(page);
  const slug = await makeBlueprint(page, "1990-07-14", "INFJ");
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toBeVisible();
}

/** How far below the bar at the top a chapter's "§" stands, in pixels. */
const roomAbove = (page: Page, chapter: string) =>
  page.evaluate((id) => {
    const heading = document.getElementById(id);
    const label = heading?.previousElementSibling?.getBoundingClientRect();
    const bar = document.querySelector("header")?.getBoundingClientRect();
    return (label?.top ?? -1) - (bar?.bottom ?? 0);
  }, chapter);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("one press anywhere opens the chapters, and another goes to one", async ({ page }) => {
    await openFullReport(page);
    const button = page.getByRole("button", { name: "Chapters" });
    await expect(button).toBeInViewport();
    await button.click();
    const sheet = page.getByRole("dialog", { name: "Chapters" });
    await expectAccessible(page);
    await expect(sheet.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    await sheet.getByRole("link", { name: "Gifts", exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { name: "Gifts", exact: true })).toBeInViewport();
    expect(await roomAbove(page, "gifts")).toBeGreaterThan(8);
    await expect(button).toContainText("§ IV");

    await button.click();
    const current = sheet.locator("[aria-current]");
    await expect(current).toContainText("Gifts");
    await expect(current).toBeInViewport();
    await sheet.getByRole("link", { name: "Back to the top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});

test("where there is room the contents go along and mark the chapter being read", async ({
  page,
}) => {
  await openFullReport(page);
  await expect(page.getByRole("button", { name: "Chapters" })).toBeHidden();
  await page
    .getByRole("navigation", { name: "In this report" })
    .getByRole("link", { name: "Sky and Symbol" })
    .click();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.locator("[aria-current]")).toContainText("Sky and Symbol");
  expect(await roomAbove(page, "sky")).toBeGreaterThan(8);
  await contents.getByRole("link", { name: "Past Life Insights" }).click();
  await expect(page.getByRole("heading", { name: "Past Life Insights" })).toBeInViewport();
  await contents.getByRole("link", { name: "Back to the top" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
