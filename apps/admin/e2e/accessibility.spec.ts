import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { OPERATOR } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { ADDRESSES } from "../src/paths.ts";
import { newReader, writeBlueprint } from "./reader-steps.ts";
import { fillSignIn, openSignedIn } from "./steps.ts";

test("sign-in page has no accessibility violation when empty, invalid or rejected", async ({
  page,
}) => {
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

test("panel has no accessibility violation at any address", async ({ page }) => {
  await openSignedIn(page);
  for (const address of [...ADDRESSES.map(({ path }) => path), "/nowhere"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test("dialogs and drawer have no accessibility violation", async ({ page, browser, sites }) => {
  const reader = await newReader(browser, sites.web, { firstName: "Hilda", lastName: "Lectern" });
  await writeBlueprint(reader, sites.web);
  await reader.page.context().close();
  await openSignedIn(page);
  await page.getByRole("searchbox", { name: "Search" }).fill(reader.email);
  const row = page.getByRole("row").filter({ hasText: reader.email });
  await expect(page.getByRole("row")).toHaveCount(2);
  for (const action of ["Grant Premium", "Delete"]) {
    await row.getByRole("button", { name: action }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeHidden();
  }
  await row.getByRole("button", { name: "Hilda Lectern" }).click();
  await expect(page.getByRole("region", { name: "Blueprints 1" })).toBeVisible();
  await expectAccessible(page);
});

test("page after an ended session has no accessibility violation", async ({ page, context }) => {
  await openSignedIn(page);
  await context.clearCookies();
  // The next poll of the list, within five seconds, finds that the session has ended.
  await expect(page.getByText("Your session has ended")).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
});

test.describe("without a connection", () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::/] });

  test("connection error page has no accessibility violation", async ({ page }) => {
    await page.route("**/api/admin/me", (route) => route.abort());
    await page.goto("/users");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expectAccessible(page);
  });
});
