import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { OPERATOR } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { ADDRESSES } from "../src/paths.ts";
import { newReader, writeBlueprint } from "./reader-steps.ts";
import { fillSignIn, openSignedIn } from "./steps.ts";

test("the sign-in page has no violation, empty, with errors or refused", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, OPERATOR.email, "not the password");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});

test("the panel has no violation on any address", async ({ page }) => {
  await openSignedIn(page);
  for (const address of [...ADDRESSES.map(({ path }) => path), "/nowhere"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test("questions and the drawer have no violation", async ({ page, browser, sites }) => {
  const reader = await newReader(browser, sites.web, { firstName: "Hilda", lastName: "Lectern" });
  await writeBlueprint(reader, sites.web);
  await reader.page.context().close();
  await openSignedIn(page);
  await page.getByRole("searchbox", { name: "Search" }).fill(reader.email);
  const row = page.getByRole("row").filter({ hasText: reader.email });
  await expect(page.getByRole("row")).toHaveCount(2);
  for (const deed of ["Grant Premium", "Delete"]) {
    await row.getByRole("button", { name: deed }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeHidden();
  }
  await row.getByRole("button", { name: "Hilda Lectern" }).click();
  await expect(page.getByRole("region", { name: "Blueprints 1" })).toBeVisible();
  await expectAccessible(page);
});

test("the page after a session has ended has no violation", async ({ page, context }) => {
  await openSignedIn(page);
  await context.clearCookies();
  // The next look at the list, five seconds away at most, tells the page.
  await expect(page.getByText("Your session has ended")).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
});

test.describe("without a connection", () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::/] });

  test("the page that cannot learn who is signed in has no violation", async ({ page }) => {
    await page.route("**/api/admin/me", (route) => route.abort());
    await page.goto("/users");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expectAccessible(page);
  });
});
