import { expect, test } from "@cosmic/tools-e2e/journey";
import { signUpQuietly } from "./steps.ts";

test("a wrong password is refused in plain words and the right one works", async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Login Failed").first()).toBeVisible();
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the login form says what is missing", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("signing up from the sign-up page leads to the quiz, signed in", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Email").fill(`grace-${Date.now()}@cosmic.test`);
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByText("Step 1 of 3: Birth Information")).toBeVisible();
});

test("an address that is taken is refused on the sign-up page", async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  await page.goto("/signup");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("another-password");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Sign Up Failed").first()).toBeVisible();
});

test("the e-mail screen knows a returning person and asks for one password", async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  await page.goto("/auth-select?returnTo=%2Fquiz");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Continue with Email" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByLabel("Confirm password")).toHaveCount(0);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/quiz");
});
