import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { newReader, writeBlueprint } from "./reader-steps.ts";
import { openSignedIn } from "./steps.ts";

const findRow = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const summary = (page: Page) => page.locator("output[tabindex]");
const question = (page: Page) => page.getByRole("alertdialog");

async function search(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder("Search users by email or name...").fill(text);
}

test("search finds users by part of email or name, ignoring case", async ({
  page,
  browser,
  sites,
}) => {
  const ada = await newReader(browser, sites.web, { firstName: "Ada", lastName: "Quillfeather" });
  const other = await newReader(browser, sites.web);
  await openSignedIn(page);
  await search(page, ada.email.toUpperCase());
  await expect(summary(page)).toContainText("User 1 of 1 matching");
  await expect(findRow(page, ada.email)).toContainText("Ada Quillfeather");
  await expect(findRow(page, other.email)).toHaveCount(0);
  const field = page.getByRole("searchbox", { name: "Search" });
  await field.clear();
  await field.pressSequentially("quillfeather");
  await expect(field).toHaveValue("quillfeather");
  await expect(page).toHaveURL("/users?search=quillfeather");
  await expect(findRow(page, ada.email)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("quillfeather");
  await expect(summary(page)).toContainText("User 1 of 1 matching");
  await search(page, "%<script>_");
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(findRow(page, other.email)).toBeVisible();
});

test("users are listed newest first until a column header sorts them", async ({
  page,
  browser,
  sites,
}) => {
  const earlier = await newReader(browser, sites.web, { firstName: "Zelda", lastName: "Orderly" });
  const later = await newReader(browser, sites.web, { firstName: "Abel", lastName: "Orderly" });
  await openSignedIn(page);
  await search(page, "Orderly");
  const heads = page.getByRole("rowheader");
  await expect(heads).toHaveCount(2);
  await expect(heads.first()).toContainText(later.email);
  await page.getByRole("button", { name: "First Name" }).click();
  await expect(heads.first()).toContainText("Abel");
  await page.getByRole("button", { name: "First Name" }).click();
  await expect(heads.first()).toContainText(earlier.email);
  await expect(page.getByRole("columnheader", { name: "First Name" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
});

test("granting premium access opens the user's report and revoking closes it", async ({
  page,
  browser,
  sites,
}) => {
  const reader = await newReader(browser, sites.web);
  const report = await writeBlueprint(reader, sites.web);
  await reader.page.goto(report);
  await expect(reader.page.getByText("Preview Version")).toBeVisible();

  await openSignedIn(page);
  await search(page, reader.email);
  await findRow(page, reader.email).getByRole("button", { name: "Grant Premium" }).click();
  await expect(question(page)).toContainText(reader.email);
  await question(page).getByRole("button", { name: "Grant Premium" }).click();
  await expect(page.getByText("User access updated successfully", { exact: true })).toBeVisible();
  await expect(findRow(page, reader.email)).toContainText("Premium");
  await reader.page.reload();
  await expect(reader.page.getByRole("heading", { name: "Shadow Work" })).toBeVisible();
  await expect(reader.page.getByText("Preview Version")).toHaveCount(0);

  await findRow(page, reader.email).getByRole("button", { name: "Revoke Premium" }).click();
  await question(page).getByRole("button", { name: "Revoke Premium" }).click();
  await expect(findRow(page, reader.email)).toContainText("Free");
  await reader.page.reload();
  await expect(reader.page.getByText("Preview Version")).toBeVisible();
  await reader.page.context().close();
});

test("user drawer opens over the list and shows the operator's actions", async ({
  page,
  browser,
  sites,
}) => {
  const reader = await newReader(browser, sites.web, { firstName: "Wilma", lastName: "Ledger" });
  await writeBlueprint(reader, sites.web);
  await openSignedIn(page);
  await search(page, reader.email);
  await expect(summary(page)).toContainText("User 1 of 1");
  await page.getByRole("button", { name: `Wilma Ledger ${reader.email}` }).click();
  const drawer = page.getByRole("dialog", { name: "Wilma Ledger" });
  await expect(drawer.getByRole("region", { name: "Blueprints 1" })).toContainText("INTJ");
  await expect(drawer.getByRole("region", { name: "Sessions 1" })).toContainText("Last used");
  await expect(drawer.getByRole("region", { name: "Audit trail 0" })).toBeVisible();
  await drawer.getByRole("button", { name: "Grant Premium" }).click();
  await question(page).getByRole("button", { name: "Grant Premium" }).click();
  await expect(page.getByText("User access updated successfully", { exact: true })).toBeVisible();
  await expect(drawer.getByRole("region", { name: "Audit trail 1" })).toContainText(
    "Access granted",
  );
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Wilma Ledger ${reader.email}` })).toBeFocused();
  await page.goBack();
  await expect(drawer).toBeVisible();
});

test("deleting a user asks for confirmation and ends their session", async ({
  page,
  browser,
  sites,
}) => {
  const reader = await newReader(browser, sites.web);
  await openSignedIn(page);
  await search(page, reader.email);
  await findRow(page, reader.email).getByRole("button", { name: "Delete" }).click();
  await expect(question(page)).toContainText(reader.email);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(findRow(page, reader.email).getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await question(page).getByRole("button", { name: "Delete user" }).click();
  await expect(page.getByText("User deleted successfully", { exact: true })).toBeVisible();
  await expect(findRow(page, reader.email)).toHaveCount(0);
  await expect(summary(page)).toBeFocused();
  expect((await reader.page.request.get("/api/auth/user")).status()).toBe(401);
  await reader.page.context().close();
});

test("new user appears in the list and the counters without a reload", async ({
  page,
  browser,
  sites,
}) => {
  await openSignedIn(page);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const reader = await newReader(browser, sites.web);
  await expect(findRow(page, reader.email)).toBeVisible();
  await page.getByRole("button", { name: "Auto-refresh ON" }).click();
  await expect(page.getByRole("button", { name: "Auto-refresh OFF" })).toBeVisible();
  const another = await newReader(browser, sites.web);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByText("User data updated from database", { exact: true })).toBeVisible();
  await expect(findRow(page, another.email)).toBeVisible();
});

test("export holds the users that a search finds", async ({ page, browser, sites }) => {
  const reader = await newReader(browser, sites.web, { firstName: "=1+1" });
  await openSignedIn(page);
  await search(page, reader.email);
  await expect(summary(page)).toContainText("User 1 of 1");
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(reader.email);
  expect(lines[1]).toContain("'=1+1");
});
