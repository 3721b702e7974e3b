import { OPERATOR } from "@cosmic/tools-e2e/cast";
import { expect, type Page } from "@cosmic/tools-e2e/journey";

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Opens an address of the panel, signed in as the operator. */
export async function openSignedIn(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, OPERATOR.email, OPERATOR.password);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
}
