import { newPerson } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { waitForEmail } from "@cosmic/tools-e2e/letters";
import {
  answerGoogle,
  continueWithGoogle,
  expectSignedInAs,
  fillLogin,
  haveAccount,
  sessionStatus,
} from "./account-steps.ts";
import { signUpQuietly } from "./steps.ts";

test("a new person comes in with Google, is greeted by name, and comes back the same way", async ({
  page,
}) => {
  const { email } = newPerson();
  await page.goto("/auth?returnTo=%2Fquiz");
  await continueWithGoogle(page, { email, name: "Grace Hopper" });
  await expect(page).toHaveURL("/quiz");
  await expectSignedInAs(page, email);
  await expect(page.getByRole("button", { name: "Profile menu of Grace Hopper" })).toBeVisible();
  const first = await (await page.request.get("/api/auth/user")).json();

  await page.context().clearCookies();
  await page.goto("/login");
  await continueWithGoogle(page, { email });
  await expect(page).toHaveURL("/dashboard");
  expect((await (await page.request.get("/api/auth/user")).json()).id).toBe(first.id);
});

test("Google joins the account of a confirmed address, and ends what a stranger had made of it", async ({
  page,
  browser,
  sites,
}) => {
  const stranger = await (await browser.newContext()).newPage();
  const squat = await signUpQuietly(stranger, { firstName: "Mallory" });
  const { id } = await (await stranger.request.get("/api/auth/user")).json();

  await page.goto("/signup");
  await continueWithGoogle(page, { email: squat.email, name: "Ada Byron" });
  await expect(page).toHaveURL("/dashboard");
  const owner = await (await page.request.get("/api/auth/user")).json();
  expect(owner).toMatchObject({ id, firstName: "Ada" });
  expect(await sessionStatus(stranger)).toBe(401);
  await stranger.goto("/login");
  await fillLogin(stranger, squat);
  await expect(stranger.getByText("Invalid email or password").first()).toBeVisible();
  await stranger.context().close();

  await page.goto("/your-data");
  const ways = page.getByRole("region", { name: "Ways to sign in" });
  await expect(ways.getByText("Google", { exact: true })).toBeVisible();
  await expect(ways.getByText("Email and password")).toHaveCount(0);
  const email = await waitForEmail(page.request, sites.mail, {
    address: squat.email,
    subject: "A new way to sign in",
  });
  expect(email.text).toContain(`${sites.web}/your-data`);
});

test("another Google account with the same address opens nothing", async ({ page }) => {
  const { email } = newPerson();
  await page.goto("/auth");
  await continueWithGoogle(page, { email });
  await expect(page).toHaveURL("/dashboard");
  await page.context().clearCookies();
  await page.goto("/auth?returnTo=%2Fquiz");
  await continueWithGoogle(page, { email, subject: "123456789012345678901" });
  await expect(page.getByRole("alert")).toContainText("belongs to another Google account");
  expect(await sessionStatus(page)).toBe(401);
  await page.getByRole("link", { name: "Use your email address" }).click();
  await expect(page).toHaveURL("/auth-select?returnTo=%2Fquiz");
});

for (const verified of ["No", "Not said", "The word “false”"] as const) {
  test(`an address that Google has not confirmed (${verified}) opens nothing`, async ({ page }) => {
    const { email } = await haveAccount(page);
    await page.goto("/auth");
    await continueWithGoogle(page, { email, verified });
    await expect(page.getByRole("alert")).toContainText("not confirmed that email address");
    expect(await sessionStatus(page)).toBe(401);
  });
}

const FAILURES = [
  ["denied", "You left Google's page"],
  ["no-code", "did not work this time"],
  ["server-error", "did not work this time"],
  ["garbage", "did not work this time"],
  ["no-email", "not confirmed that email address"],
  ["hang", "did not work this time"],
] as const;

for (const [failure, words] of FAILURES) {
  test(`when Google fails (${failure}), the page says so and keeps the way back`, async ({
    page,
  }) => {
    await page.goto("/auth?returnTo=%2Fquiz");
    await continueWithGoogle(page, { email: newPerson().email, failure });
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/auth\?error=\w+&returnTo=%2Fquiz$/);
    expect(await sessionStatus(page)).toBe(401);
  });
}

test("someone who changes their mind on Google's page is back where they were", async ({
  page,
}) => {
  await page.goto("/auth?returnTo=%2Fquiz");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing has changed");
  await continueWithGoogle(page, { email: newPerson().email });
  await expect(page).toHaveURL("/quiz");
});

test("a browser's way back from Google's page finds the button free", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("heading", { name: "Sign in with any account" })).toBeVisible();
  await page.goBack();
  await continueWithGoogle(page, { email: newPerson().email });
  await expect(page).toHaveURL("/dashboard");
});

test("two tabs on the way to Google each come back to their own page", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const { email } = newPerson();
  for (const [tab, returnTo] of [
    [page, "%2Fquiz"],
    [other, "%2Fyour-data"],
  ] as const) {
    await tab.goto(`/auth?returnTo=${returnTo}`);
    await tab.getByRole("button", { name: "Continue with Google" }).click();
    await expect(tab.getByRole("heading", { name: "Sign in with any account" })).toBeVisible();
  }
  await answerGoogle(page, { email });
  await expect(page).toHaveURL("/quiz");
  await answerGoogle(other, { email });
  await expect(other).toHaveURL("/your-data");
});

test("what the address says went wrong is never shown as it stands", async ({ page }) => {
  await page.goto(`/auth?${new URLSearchParams({ error: "<img src=x onerror=alert(1)>" })}`);
  await expect(page.getByRole("alert")).toContainText("did not work this time");
  await expect(page.getByRole("alert")).not.toContainText("onerror");
});
