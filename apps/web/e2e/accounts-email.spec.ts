import { newPerson } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { waitForEmail } from "@cosmic/tools-e2e/letters";
import { expectSignedInAs, fillLogin, haveAccount } from "./account-steps.ts";
import { signUpQuietly } from "./steps.ts";

test("a new address gets an account, is led where it was going, and is welcomed by mail", async ({
  page,
  sites,
}) => {
  const { email, password } = newPerson();
  await page.goto("/auth-select?returnTo=%2Fquiz");
  const next = page.getByRole("button", { name: "Continue with Email" });
  await page.getByLabel("Email").fill("half an address");
  await expect(next).toBeDisabled();
  await page.getByLabel("Email").fill(`  ${email} `);
  await next.click();
  await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();

  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Please fill in all required fields.").first()).toBeVisible();
  await page.getByLabel("Confirm Password").fill("something else");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Password Mismatch").first()).toBeVisible();
  await expect(page.getByText("Passwords do not match.").first()).toBeVisible();

  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByText("Account Created").first()).toBeVisible();
  await expectSignedInAs(page, email);

  const subject = "Welcome to Cosmic Blueprint";
  const message = await waitForEmail(page.request, sites.mail, { address: email, subject });
  expect(message.text).toContain(`${sites.web}/quiz`);
});

test("the e-mail screen can be turned from one mode to the other and back", async ({ page }) => {
  const person = await haveAccount(page);
  await page.goto(`/email-auth?${new URLSearchParams({ email: person.email })}`);
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await page.getByRole("button", { name: "I am new here" }).click();
  await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("another-password");
  await page.getByLabel("Confirm Password").fill("another-password");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Authentication Failed").first()).toBeVisible();
  await page.getByRole("button", { name: "I already have an account" }).click();
  await expect(page.getByLabel("Confirm Password")).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await fillLogin(page, person);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Welcome Back").first()).toBeVisible();
});

test("'Back to options' keeps the way back", async ({ page }) => {
  await page.goto("/email-auth?returnTo=%2Fquiz");
  await page.getByRole("link", { name: "Back to options" }).click();
  await expect(page).toHaveURL("/auth-select?returnTo=%2Fquiz");
});

test("the login page says hello on the dashboard, after a full load", async ({ page }) => {
  const person = await haveAccount(page);
  await page.goto("/login");
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await fillLogin(page, person);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("You've been logged in successfully").first()).toBeVisible();
  expect(await page.evaluate(() => "stillTheSamePage" in window)).toBe(false);
});

test("someone who is signed in is led on from every way in", async ({ page }) => {
  await signUpQuietly(page);
  for (const path of ["/auth", "/auth-select", "/email-auth", "/login", "/signup"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/dashboard");
  }
  await page.goto("/auth-select?returnTo=%2Fquiz");
  await expect(page).toHaveURL("/quiz");
});
