import { expect, test } from "@cosmic/tools-e2e/journey";
import { signInOperator } from "@cosmic/tools-e2e/product-api";
import { OPERATOR } from "@cosmic/tools-e2e/users";
import { createUser } from "./panel-steps.ts";

test("an operator signs in, moves between the tabs and logs out by keyboard alone", async ({
  page,
}) => {
  await page.goto("/users");
  await expect(page).toHaveTitle("Operator sign-in | Cosmic Blueprint");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type(OPERATOR.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await expect(page.getByRole("textbox", { name: "Password" })).toBeFocused();
  await page.keyboard.type(OPERATOR.password);
  await page.keyboard.press("Enter");

  const users = page.getByRole("tab", { name: "Users" });
  const alerts = page.getByRole("tab", { name: "Alerts" });
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(users).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(alerts).toBeFocused();
  await expect(page).toHaveURL("/alerts");
  await page.reload();
  await expect(alerts).toHaveAttribute("aria-selected", "true");
  await alerts.focus();
  await page.keyboard.press("Home");
  await expect(users).toBeFocused();
  await expect(page).toHaveURL("/users");
  await page.goBack();
  await expect(alerts).toHaveAttribute("aria-selected", "true");

  await alerts.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Log out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
});

test("a user's and an operator's session live side by side in one browser, and end apart", async ({
  page,
  context,
  playwright,
  sites,
}) => {
  const user = await createUser(playwright, sites.web);
  const { cookies } = await user.request.storageState();
  await context.addCookies(cookies);
  const getStatus = async (address: string) => (await context.request.get(address)).status();
  const [asUser, asOperator] = [`${sites.web}/api/auth/user`, `${sites.admin}/api/admin/me`];
  expect(await getStatus(asUser)).toBe(200);
  expect(await getStatus(asOperator)).toBe(403);

  await signInOperator(context.request, sites.admin);
  await page.goto("/users");
  const copied = await context.cookies();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  await context.addCookies(copied);
  expect(await getStatus(asOperator)).toBe(403);
  expect(await getStatus(asUser)).toBe(200);
});

test("a chosen theme is set again before the first paint", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Night" }).check();
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html[data-theme=night]")).toBeAttached();
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();
});
