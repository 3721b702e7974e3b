import { EXPIRED_LINKS_DOMAIN, newPerson } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { listEmails, waitForEmail } from "@cosmic/tools-e2e/letters";
import {
  askForResetLink,
  continueWithGoogle,
  fillLogin,
  haveAccount,
  sessionStatus,
  setNewPassword,
} from "./account-steps.ts";
import { signUpQuietly } from "./steps.ts";

const NEW_PASSWORD = "a-newly-lit-lantern";

test("a forgotten password is set anew by the letter, which ends every session", async ({
  page,
  browser,
  sites,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const person = await signUpQuietly(elsewhere);

  await page.goto(`/email-auth?${new URLSearchParams({ email: person.email })}`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  const link = await askForResetLink(page, sites.mail, person.email);
  await expect(
    page
      .getByText("If an account with that email exists, we've sent password reset instructions.")
      .first(),
  ).toBeVisible();

  await page.goto(link);
  await expect(page).toHaveURL("/reset-password");
  await setNewPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeFocused();
  expect(await sessionStatus(page)).toBe(401);
  expect(await sessionStatus(elsewhere)).toBe(401);
  await elsewhere.context().close();
  await waitForEmail(page.request, sites.mail, {
    address: person.email,
    subject: "Your password was changed",
  });

  await page.getByRole("link", { name: "Sign In Now" }).click();
  await expect(page).toHaveURL("/auth-select");
  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  await fillLogin(page, { ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/dashboard");
});

test("the token is nowhere but in the letter's link and in the one call that needs it", async ({
  page,
  sites,
}) => {
  const { email } = await haveAccount(page);
  const link = await askForResetLink(page, sites.mail, email);
  const token = new URL(link).searchParams.get("token") ?? "";
  const carriers: string[] = [];
  page.on("request", (request) => {
    const told = [request.url(), request.headers()["referer"], request.postData()];
    if (told.some((text) => text?.includes(token))) {
      carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await page.goto(link);
  await expect(page).toHaveURL("/reset-password");
  expect(
    await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state]),
    ),
  ).not.toContain(token);
  await setNewPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
  await page.getByRole("link", { name: "Sign In Now" }).click();
  await expect(page).toHaveURL("/auth-select");
  expect(carriers).toEqual(["GET /reset-password", "POST /api/auth/reset-password"]);
});

const DEAD = "This reset link is invalid or expired. Please request a new one.";

test("a link works once, and only the newest one does", async ({ page, sites }) => {
  const { email } = await haveAccount(page);
  const older = await askForResetLink(page, sites.mail, email);
  const newer = await askForResetLink(page, sites.mail, email, 2);
  for (const [link, works] of [
    [older, false],
    [newer, true],
    [newer, false],
  ] as const) {
    await page.goto(link);
    await setNewPassword(page, NEW_PASSWORD);
    if (works) {
      await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
      continue;
    }
    await expect(page.getByText("Reset Failed").first()).toBeVisible();
    await expect(page.getByText(DEAD).first()).toBeVisible();
    await expect(page.getByText("This link no longer works")).toBeVisible();
  }
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a link of more than an hour ago, and one that never was, change nothing", async ({
  page,
  sites,
}) => {
  const person = await haveAccount(page, EXPIRED_LINKS_DOMAIN);
  const ended = await askForResetLink(page, sites.mail, person.email);
  for (const link of [
    ended,
    "/reset-password?token=never",
    `/reset-password?token=${"a".repeat(43)}`,
  ]) {
    await page.goto(link);
    await setNewPassword(page, NEW_PASSWORD);
    await expect(page.getByText("Reset Failed").first()).toBeVisible();
    await expect(page.getByText("This link no longer works")).toBeVisible();
  }
  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page).toHaveURL("/dashboard");
});

test("a short or a mistyped password costs no link", async ({ page, sites }) => {
  const { email } = await haveAccount(page);
  await page.goto(await askForResetLink(page, sites.mail, email));
  await setNewPassword(page, "seven77");
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await page.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await setNewPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
});

test("without a token the page says so, and leads to a new link", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
  await expect(
    page.getByText("This password reset link is invalid or missing a token.").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("an address without an account is told the same, and gets no letter", async ({
  page,
  sites,
}) => {
  const unknownEmail = newPerson().email;
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(unknownEmail);
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeFocused();
  // A letter that is asked for afterwards has come: one to nobody would have come before it.
  const { email } = await haveAccount(page);
  await askForResetLink(page, sites.mail, email);
  expect(await listEmails(page.request, sites.mail, unknownEmail)).toEqual([]);

  await page.getByRole("button", { name: "try again" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
});

test("an account of Google gets a password by the letter, and opens either way", async ({
  page,
  sites,
}) => {
  const { email } = newPerson();
  await page.goto("/auth");
  await continueWithGoogle(page, { email });
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/your-data");
  await page.getByRole("link", { name: "request a reset link by email" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.goto(await askForResetLink(page, sites.mail, email));
  await setNewPassword(page, NEW_PASSWORD);
  await expect(page.getByText(/with Google or with your email address/)).toBeVisible();
  await page.goto("/login");
  await fillLogin(page, { email, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/dashboard");
  await page.context().clearCookies();
  await page.goto("/login");
  await continueWithGoogle(page, { email });
  await expect(page).toHaveURL("/dashboard");
});
