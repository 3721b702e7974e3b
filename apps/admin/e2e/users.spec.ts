import { readFileSync } from "node:fs";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signInOperator } from "@cosmic/tools-e2e/product-api";
import { createUser, searchUser } from "./panel-steps.ts";

test("users are found by name, ordered, exported, and opened beside the list", async ({
  page,
  playwright,
  sites,
}) => {
  const lastName = `Quillfeather${Date.now()}`;
  const earlier = await createUser(playwright, sites.web, { firstName: "Zelda", lastName });
  const later = await createUser(playwright, sites.web, { firstName: "=1+1", lastName });
  await createBlueprint(earlier.request);
  await signInOperator(page.request, sites.admin);
  await page.goto("/users");
  const search = page.getByRole("searchbox", { name: "Search" });
  const rows = page.getByRole("rowheader");
  // Key by key: a list that is polled while it is searched must not take back what was typed.
  await search.pressSequentially(lastName.toUpperCase());
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(`/users?search=${lastName.toUpperCase()}`);
  await page.reload();
  await expect(search).toHaveValue(lastName.toUpperCase());
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(later.email);
  await page.getByRole("button", { name: "First Name" }).click();
  await page.getByRole("button", { name: "First Name" }).click();
  await expect(page.getByRole("columnheader", { name: "First Name" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(rows.first()).toContainText(earlier.email);
  await search.fill("%<script>_");
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();

  await searchUser(page, later.email);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("'=1+1");

  await searchUser(page, earlier.email);
  const name = rows.getByRole("button");
  await name.click();
  const drawer = page.getByRole("dialog", { name: `Zelda ${lastName}` });
  await expect(drawer.getByRole("region", { name: "Blueprints 1" })).toContainText("INFJ");
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.goBack();
  await expect(drawer).toBeVisible();
});

test("a deleted user leaves the list and loses the session, and the focus stays on the page", async ({
  page,
  playwright,
  sites,
}) => {
  const user = await createUser(playwright, sites.web);
  await signInOperator(page.request, sites.admin);
  await page.goto("/users");
  await searchUser(page, user.email);
  const remove = page.getByRole("row").getByRole("button", { name: "Delete" });
  await remove.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(user.email);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Delete user" }).click();
  await expect(page.getByText("User deleted successfully", { exact: true })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: user.email })).toHaveCount(0);
  await expect(page.locator("output[tabindex]")).toBeFocused();
  expect((await user.request.get("/api/auth/user")).status()).toBe(401);
});
