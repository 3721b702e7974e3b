import { OPERATOR } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { fillSignIn, openSignedIn } from "./steps.ts";

test("wrong password is rejected with a message and the correct one opens the panel", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Operator sign-in | Cosmic Blueprint");
  await fillSignIn(page, OPERATOR.email, "not the password");
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await expect(page.getByRole("textbox", { name: "Password" })).toBeFocused();
  await page.keyboard.type(OPERATOR.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/users");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeFocused();
  await expect(page.getByText(OPERATOR.email)).toBeVisible();
});

test("unknown email is rejected like a wrong password", async ({ page }) => {
  await page.goto("/");
  await fillSignIn(page, "nobody@cosmic.test", OPERATOR.password);
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
});

test("signing in opens the requested address and a reload stays signed in", async ({ page }) => {
  await openSignedIn(page, "/alerts");
  const heading = page.getByRole("heading", { level: 1, name: "Funnel Health Monitor" });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL("/alerts");
});

test("logging out ends the session for a copied cookie too", async ({ page, context, sites }) => {
  await openSignedIn(page);
  const cookies = await context.cookies();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  await context.addCookies(cookies);
  expect((await context.request.get(`${sites.admin}/api/admin/me`)).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
});

test("session ended elsewhere shows the sign-in page on the next call", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "/alerts");
  await context.clearCookies();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Your session has ended")).toBeVisible();
  await fillSignIn(page, OPERATOR.email, OPERATOR.password);
  await expect(page).toHaveURL("/alerts");
});

test("users list notices a session ended elsewhere by itself", async ({ page, context }) => {
  await openSignedIn(page, "/users");
  await expect(page.getByRole("button", { name: "Auto-refresh ON" })).toBeVisible();
  await context.clearCookies();
  await expect(page.getByText("Your session has ended")).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL("/users");
});

test("rate-limited sign-in says when to try again", async ({ page }) => {
  // The API's tests cover the limits; this one covers the message.
  await page.route("**/api/admin/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "45" },
      json: { message: "Too many requests.", code: "too_many_requests", requestId: "r" },
    }),
  );
  await page.goto("/");
  await fillSignIn(page, OPERATOR.email, "not the password");
  await expect(page.getByRole("alert")).toContainText("You can try again in 45 seconds.");
});

test.describe("without a connection", () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::/] });

  test("sign-in page reports a lost connection and works again after it", async ({ page }) => {
    await page.goto("/");
    await page.route("**/api/admin/login", (route) => route.abort());
    await fillSignIn(page, OPERATOR.email, OPERATOR.password);
    await expect(page.getByRole("alert")).toContainText("Unable to connect to the server.");
    await page.unroute("**/api/admin/login");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("tab", { name: "Users" })).toBeVisible();
  });
});
