import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { newPerson } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { askForResetLink, haveAccount, setNewPassword } from "./account-steps.ts";
import { signUpQuietly } from "./steps.ts";

for (const path of ["/terms", "/privacy", "/auth?error=other_google_account&returnTo=%2Fquiz"]) {
  test(`${path} has no accessibility violation by day or by night`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test("forms with something wrong in them have no accessibility violation", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("no address");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/email-auth?${new URLSearchParams({ email: newPerson().email })}`);
  await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Enter the password once more")).toBeVisible();
  await expectAccessible(page);
});

test("the way through a reset has no accessibility violation", async ({ page, sites }) => {
  const { email } = await haveAccount(page);
  const link = await askForResetLink(page, sites.mail, email);
  await expectAccessible(page);
  await page.goto(link);
  await setNewPassword(page, "short");
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expectAccessible(page);
  await setNewPassword(page, "long-enough-by-far");
  await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await setNewPassword(page, "long-enough-by-far");
  await expect(page.getByText("This link no longer works")).toBeVisible();
  await expectAccessible(page);
});

test("the page of one's data has no accessibility violation, nor have its menu and its question", async ({
  page,
}) => {
  await signUpQuietly(page, { firstName: "Ada" });
  await page.goto("/your-data");
  await expect(page.getByText("Only this browser is signed in.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("This is not the email address of this account.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});

test("no account screen is wider than a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUpQuietly(page, { firstName: "Ada" });
  for (const path of [
    "/your-data",
    "/terms",
    "/privacy",
    "/forgot-password",
    "/reset-password?token=a",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
