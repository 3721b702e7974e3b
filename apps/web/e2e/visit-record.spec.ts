import type { FunnelSummary } from "@cosmic/contracts";
import { OPERATOR } from "@cosmic/tools-e2e/cast";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { signUpQuietly } from "./steps.ts";

/** The steps of the visits from a source, as the operator's funnel counts them. */
async function readFunnel(page: Page, admin: string, source: string) {
  const today = new Date().toISOString().slice(0, 10);
  const report = await page.request.get(`${admin}/api/admin/funnel?from=${today}&to=${today}`);
  const { sources } = (await report.json()) as FunnelSummary;
  return sources.find((each) => each.source === source)?.visits ?? [];
}

test("a visit is counted once at each step it reached, with reloads and moves in between", async ({
  page,
  sites,
}) => {
  const source = `letter-${Date.now()}`;
  await page.goto(`/?utm_source=${source}`);
  await page.reload();
  await page.getByRole("link", { name: "Chart Your Self" }).click();
  await expect(page).toHaveURL(/auth-select/);
  await page.goto("/");
  await page.getByRole("link", { name: "Get Your Blueprint Now" }).click();
  await signUpQuietly(page);
  await page.goto("/generating-profile?type=INFJ&birthDate=1990-03-21");
  await expect(page).toHaveURL(/\/result/, { timeout: 60_000 });
  await page.reload();
  const unlock = page.getByRole("button", { name: /Unlock Full Report/ });
  await unlock.evaluate((button) => {
    button.scrollIntoView({ block: "center" });
  });
  const signIn = await page.request.post(`${sites.admin}/api/admin/login`, {
    headers: { origin: sites.admin },
    data: OPERATOR,
  });
  expect(signIn.ok()).toBe(true);
  await expect
    .poll(() => readFunnel(page, sites.admin, source))
    .toEqual([1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0]);
});

test("an API that answers nothing to recording changes nothing on the page", async ({ page }) => {
  for (const path of ["funnel-events", "client-errors", "claims"]) {
    await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, body: "{}" }));
  }
  await page.goto("/");
  await expect(page.getByText("charts created")).toBeVisible();
  await page.getByRole("link", { name: "Chart Your Self" }).click();
  await expect(page).toHaveURL(/auth-select/);
});

test("claims that are switched off are not shown, and nothing moves when that is known", async ({
  page,
}) => {
  await page.route("**/api/claims", (route) =>
    route.fulfill({ json: { switchedOff: ["accuracyRating", "assessmentTime"] } }),
  );
  await page.goto("/");
  await expect(page.getByText("charts created")).toBeVisible();
  await expect(page.getByText("accuracy rating")).toBeHidden();
  await page.getByText("How long does the test take?").click();
  await expect(page.getByText(/The quiz itself is eight questions/)).toBeVisible();
  await expect(page.getByText(/for the full assessment/)).toBeHidden();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => {
          resolve(sum);
        }, 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});
