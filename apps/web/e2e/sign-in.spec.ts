import { expect, test } from "@cosmic/tools-e2e/journey";
import { signUp } from "@cosmic/tools-e2e/product-api";
import { newUser } from "@cosmic/tools-e2e/users";
import { fillLogin } from "./form-steps.ts";
import { getSessionStatus } from "./session-steps.ts";

test("login page rejects a wrong password, then signs in with a full page load", async ({
  page,
}) => {
  const user = await signUp(page.request);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await fillLogin(page, { ...user, password: "not-the-password" });
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  await fillLogin(page, user);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("You've been logged in successfully").first()).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

test("sign-up page rejects a taken address, then opens the quiz, signed in", async ({ page }) => {
  const taken = await signUp(page.request);
  await page.context().clearCookies();
  await page.goto("/signup");
  await page.getByLabel("Email").fill(taken.email);
  await page.getByLabel("Password", { exact: true }).fill("another-password");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Sign Up Failed").first()).toBeVisible();
  await page.getByLabel("Email").fill(newUser().email);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByText("Step 1 of 3: Birth Information")).toBeVisible();
});

test("logout ends the session and removes the report from the browser", async ({ page }) => {
  await signUp(page.request);
  await page.goto("/generating-profile?type=INTJ&birthDate=1990-07-15");
  await expect(page.getByText("Preview Version")).toBeVisible();
  await page.getByRole("button", { name: /^Profile menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Log In" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("generatedProfile"))).toBeNull();
  expect(await getSessionStatus(page)).toBe(401);
  await page.goBack();
  await expect(page.getByText("Preview Version")).toHaveCount(0);
});
