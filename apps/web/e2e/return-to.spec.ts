import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { signUp } from "@cosmic/tools-e2e/product-api";
import { continueWithEmail, fillLogin } from "./form-steps.ts";

// One of each kind; the whole corpus is checked in packages/domain/src/return-to and by the attacks.
const HOSTILE = [
  "//evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "/..//evil.test",
  "https://evil.test",
  "javascript:alert(1)",
  "/api/logout",
];

const withReturnTo = (path: string, returnTo: string) =>
  `${path}?${new URLSearchParams({ returnTo })}`;

/** Records dialogs and navigations to another site. */
function watchEscapes(page: Page, home: string): string[] {
  const escapes: string[] = [];
  page.on("dialog", (dialog) => {
    escapes.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("framenavigated", (frame) => {
    if (new URL(frame.url()).origin !== home) escapes.push(frame.url());
  });
  return escapes;
}

test("a hostile returnTo never leads a signed-in user off the site or out of the session", async ({
  page,
  sites,
}) => {
  await signUp(page.request);
  const escapes = watchEscapes(page, sites.web);
  for (const returnTo of HOSTILE) {
    await page.goto(withReturnTo("/login", returnTo));
    await expect(page, returnTo).toHaveURL(`${sites.web}/dashboard`);
  }
  expect(escapes).toEqual([]);
});

test("a hostile address or returnTo never leads off the site after signing in", async ({
  page,
  sites,
}) => {
  const user = await signUp(page.request);
  const escapes = watchEscapes(page, sites.web);
  await page.context().clearCookies();
  await page.goto(`${sites.web}//evil.test/x`);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Log In" }).click();
  await continueWithEmail(page, user.email);
  await fillLogin(page, user);
  await expect(page).toHaveURL(`${sites.web}/dashboard`);
  for (const returnTo of ["/\\evil.test", "javascript:alert(1)", "/api/logout"]) {
    await page.context().clearCookies();
    await page.goto(withReturnTo("/email-auth", returnTo));
    await fillLogin(page, user);
    await expect(page, returnTo).toHaveURL(`${sites.web}/dashboard`);
  }
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
  expect(escapes).toEqual([]);
});
