import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { REDIRECT_CORPUS } from "@cosmic/tools-test-client/redirect-corpus";
import { continueWithGoogle, fillLogin, haveAccount } from "./account-steps.ts";
import { signUpQuietly } from "./steps.ts";

/** What fits into an address, as a browser writes it there. */
const HOSTILE = REDIRECT_CORPUS.filter((text) => text.length < 4_000 && text.isWellFormed());

const withReturnTo = (path: string, returnTo: string, query: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...query, returnTo })}`;

/** Fails when a page opens a dialog or the browser is led to another site. */
function watch(page: Page, home: string): { strays: string[] } {
  const strays: string[] = [];
  page.on("dialog", (dialog) => {
    strays.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("framenavigated", (frame) => {
    if (frame.url() !== "about:blank" && new URL(frame.url()).origin !== home) {
      strays.push(frame.url());
    }
  });
  return { strays };
}

test("whoever is signed in already is never led away", async ({ page, sites }) => {
  test.setTimeout(180_000);
  await signUpQuietly(page);
  const { strays } = watch(page, sites.web);
  for (const [place, returnTo] of HOSTILE.entries()) {
    const path =
      ["/auth", "/auth-select", "/email-auth", "/login", "/signup"][place % 5] ?? "/auth";
    await page.goto(withReturnTo(path, returnTo));
    await expect(page, JSON.stringify(returnTo)).not.toHaveURL((url) => url.pathname === path);
    expect(new URL(page.url()).origin, JSON.stringify(returnTo)).toBe(sites.web);
  }
  expect(strays).toEqual([]);
});

test("nobody is led away by signing in with a password", async ({ page, sites }) => {
  test.setTimeout(300_000);
  const person = await haveAccount(page);
  const { strays } = watch(page, sites.web);
  for (const returnTo of HOSTILE) {
    await page.context().clearCookies();
    await page.goto(withReturnTo("/email-auth", returnTo, { email: person.email }));
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await fillLogin(page, person);
    await expect(page, JSON.stringify(returnTo)).not.toHaveURL(/\/email-auth/);
    expect(new URL(page.url()).origin, JSON.stringify(returnTo)).toBe(sites.web);
  }
  expect(strays).toEqual([]);
});

test("nobody is led away by coming back from Google", async ({ page, sites }) => {
  const { email } = await haveAccount(page);
  const { strays } = watch(page, sites.web);
  for (const returnTo of ["//evil.test", "/\\evil.test", "/..//evil.test", "https://evil.test"]) {
    await page.context().clearCookies();
    await page.goto(withReturnTo("/auth", returnTo));
    await continueWithGoogle(page, { email });
    await expect(page, JSON.stringify(returnTo)).toHaveURL(`${sites.web}/dashboard`);
  }
  expect(strays.filter((address) => new URL(address).origin !== sites.google)).toEqual([]);
});

test("an address that looks like another site is no way out by way of Log In", async ({
  page,
  sites,
}) => {
  const person = await haveAccount(page);
  await page.goto(`${sites.web}//evil.test/x`);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Log In" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Continue with Email" }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${sites.web}/dashboard`);
});

test("signing in is never followed by being signed out", async ({ page }) => {
  const person = await haveAccount(page);
  await page.goto(withReturnTo("/email-auth", "/api/logout", { email: person.email }));
  await fillLogin(page, person);
  await expect(page).toHaveURL("/dashboard");
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
});
