import { OPERATOR } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { ADDRESSES } from "../src/paths.ts";
import { openSignedIn } from "./steps.ts";

test("panel can be used by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const email = page.getByRole("textbox", { name: "Email" });
  await page.keyboard.press("Tab");
  await expect(email).toBeFocused();
  await page.keyboard.type(OPERATOR.email);
  await page.keyboard.press("Tab");
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
  await expect(page.getByRole("heading", { name: "Funnel Health Monitor" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(users).toBeFocused();
  await expect(page).toHaveURL("/users");
  await page.goBack();
  await expect(alerts).toHaveAttribute("aria-selected", "true");

  await alerts.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Your sign-in" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Log out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
});

test("unknown address has status 404 and a 404 page after sign-in", async ({ page }) => {
  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBe(404);
  await openSignedIn(page, "/nowhere");
  await expect(page).toHaveTitle("404 Page Not Found | Cosmic Blueprint");
  await page.getByRole("link", { name: "Back to Users" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeFocused();
});

test("no page is wider than a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  expect(await overflow()).toBe(0);
  await openSignedIn(page);
  for (const address of [...ADDRESSES.map(({ path }) => path), "/nowhere"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await overflow(), address).toBe(0);
  }
});

test("theme is stored and applied before the first paint", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Night" }).check();
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html[data-theme=night]")).toBeAttached();
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();
});
