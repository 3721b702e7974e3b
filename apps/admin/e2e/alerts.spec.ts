import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { openSignedIn } from "./steps.ts";

const counter = (page: Page, title: string) =>
  page.locator("dl").filter({ hasText: title }).getByRole("definition");

test("health check finds failing sign-ins and the alert can be resolved", async ({
  page,
  playwright,
  sites,
}) => {
  await openSignedIn(page, "/alerts");
  const active = counter(page, "Active Alerts");
  await expect(active).toHaveText(/^\d+$/);
  const before = Number(await active.textContent());
  const intruder = await playwright.request.newContext({
    baseURL: sites.web,
    extraHTTPHeaders: { origin: sites.web },
  });
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await intruder.post("/api/auth/login", {
      data: { email: `nobody-${attempt}@cosmic.test`, password: "not a password" },
    });
    expect(answer.status()).toBe(401);
  }
  await intruder.dispose();

  await page.getByRole("button", { name: "Run Health Check" }).click();
  await expect(page.getByText("Health Check Completed", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Found [1-9]\d* new alerts$/)).toBeVisible();
  await expect(active).not.toHaveText(String(before));

  const alert = page
    .getByRole("listitem")
    .filter({ hasText: /sign-in/i })
    .filter({ hasNotText: "RESOLVED" })
    .first();
  await expect(alert).toContainText("Failure rate");
  const open = Number(await active.textContent());
  await alert.getByRole("button", { name: /^Resolve/ }).click();
  await expect(page.getByText("Alert resolved successfully", { exact: true })).toBeVisible();
  await expect(active).toHaveText(String(open - 1));
  await expect(page.getByText("RESOLVED").first()).toBeVisible();
});
