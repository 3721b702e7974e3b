import { expect, type Page } from "@cosmic/tools-e2e/journey";
import { signUp } from "@cosmic/tools-e2e/product-api";
import { newUser, type User } from "@cosmic/tools-e2e/users";
import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";

/** A user of the public site, whose session is in the cookies of `request`. */
export interface SiteUser extends User {
  request: APIRequestContext;
}

/** Signs a new user up on the public site. */
export async function createUser(
  playwright: PlaywrightWorkerArgs["playwright"],
  web: string,
  names: { firstName?: string; lastName?: string } = {},
): Promise<SiteUser> {
  const request = await playwright.request.newContext({ baseURL: web });
  return { ...(await signUp(request, names, newUser())), request };
}

export async function fillSignIn(page: Page, { email, password }: User): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Searches the list of users for an address, and waits until only its row is left. */
export async function searchUser(page: Page, email: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search" }).fill(email);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("rowheader")).toContainText(email);
}
