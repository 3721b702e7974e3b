import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { newUser } from "@cosmic/tools-e2e/users";
import { expectSignedInAs, getSessionStatus } from "./session-steps.ts";

/** From an open page of the site to the page that stands in for Google's. */
async function goToGoogle(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByLabel("Email address")).toBeVisible();
}

async function answerGoogle(page: Page, email: string, name?: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  if (name) await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

test("a user signs up with Google, and signs in to the same account again", async ({ page }) => {
  const { email } = newUser();
  await page.goto("/auth?returnTo=%2Fquiz");
  await goToGoogle(page);
  await answerGoogle(page, email, "Grace Hopper");
  await expect(page).toHaveURL("/quiz");
  await expectSignedInAs(page, email);
  await expect(page.getByRole("button", { name: "Profile menu of Grace Hopper" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await goToGoogle(page);
  await answerGoogle(page, email);
  await expect(page).toHaveURL("/dashboard");
  await expectSignedInAs(page, email);
});

test("a sign-in with Google can be left or canceled, and tried again", async ({ page }) => {
  await page.goto("/auth?returnTo=%2Fquiz");
  await goToGoogle(page);
  await page.goBack();
  await goToGoogle(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing has changed");
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/auth\?error=\w+&returnTo=%2Fquiz$/);
  expect(await getSessionStatus(page)).toBe(401);
  await goToGoogle(page);
  await answerGoogle(page, newUser().email);
  await expect(page).toHaveURL("/quiz");
});

test("two tabs that sign in with Google each return to their own page", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const { email } = newUser();
  await page.goto("/auth?returnTo=%2Fquiz");
  await goToGoogle(page);
  await other.goto("/auth?returnTo=%2Fyour-data");
  await goToGoogle(other);
  await answerGoogle(page, email);
  await expect(page).toHaveURL("/quiz");
  await answerGoogle(other, email);
  await expect(other).toHaveURL("/your-data");
});
