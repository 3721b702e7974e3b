import { expect, type Page } from "@cosmic/tools-e2e/journey";
import { newUser, type User } from "@cosmic/tools-e2e/users";

/** Fills and submits the form of /login or, when it knows the address, of /email-auth. */
export async function fillLogin(page: Page, { email, password }: User): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** From /auth-select to the form for a password, which depends on whether the address has an account. */
export async function continueWithEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue with Email" }).click();
  await expect(page).toHaveURL(/\/email-auth\?/);
}

/** From /auth-select to a new account with a password. */
export async function createAccountByEmail(page: Page): Promise<User> {
  const user = newUser();
  await continueWithEmail(page, user.email);
  await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.getByLabel("Confirm password").fill(user.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  return user;
}

/** From the first step of the quiz to the second. */
export async function enterBirthDate(page: Page, birthDate: string): Promise<void> {
  await expect(page.getByText("Step 1 of 3: Birth Information")).toBeVisible();
  await page.getByLabel("Birth date").fill(birthDate);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Step 2 of 3: Personality Type")).toBeVisible();
}

export async function setNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set New Password" }).click();
}
