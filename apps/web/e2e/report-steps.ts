import { expect, type Page } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signUp, signUpWithLifetimeAccess } from "@cosmic/tools-e2e/product-api";
import type { User } from "@cosmic/tools-e2e/users";

export const unlockButton = (page: Page) =>
  page.getByRole("button", { name: "Unlock Full Report for $9.99" });

export async function expectPreview(page: Page): Promise<void> {
  await expect(page.getByText("Preview Version")).toBeVisible();
  await expect(unlockButton(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toHaveCount(0);
}

/** The paid parts are there to be opened, and nothing asks for money. */
export async function expectFullReport(page: Page): Promise<void> {
  await expect(page.getByText("Read Part IV", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Preview Version")).toHaveCount(0);
  await expect(unlockButton(page)).toHaveCount(0);
}

/** Opens a part of the report, by its numeral. */
export async function openPart(page: Page, numeral: string): Promise<void> {
  await page.getByText(`Read Part ${numeral}`, { exact: true }).click();
  await expect(page.getByText(`Close Part ${numeral}`, { exact: true })).toBeVisible();
}

/** Signs a new user up by HTTP and opens the preview of their blueprint. */
export async function openPreview(page: Page): Promise<{ user: User; slug: string }> {
  const user = await signUp(page.request);
  const slug = await createBlueprint(page.request);
  await page.goto(`/result?slug=${slug}`);
  await expectPreview(page);
  return { user, slug };
}

/** Signs a user with lifetime access up by HTTP and opens their report. Returns its slug. */
export async function openFullReport(page: Page): Promise<string> {
  await signUpWithLifetimeAccess(page.request);
  const slug = await createBlueprint(page.request);
  await page.goto(`/result?slug=${slug}`);
  await expectFullReport(page);
  return slug;
}
