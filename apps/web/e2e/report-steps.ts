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

/** The paid sections are shown, and nothing asks for money. */
export async function expectFullReport(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Preview Version")).toHaveCount(0);
  await expect(unlockButton(page)).toHaveCount(0);
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
