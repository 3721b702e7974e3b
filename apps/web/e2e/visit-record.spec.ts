import type { FunnelSummary } from "@cosmic/contracts";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { signInOperator, signUp } from "@cosmic/tools-e2e/product-api";
import { unlockButton } from "./report-steps.ts";

/** The counts of the funnel's steps for visits from a source. */
async function readFunnel(page: Page, admin: string, source: string): Promise<readonly number[]> {
  const today = new Date().toISOString().slice(0, 10);
  const report = await page.request.get(`${admin}/api/admin/funnel?from=${today}&to=${today}`);
  const { sources } = (await report.json()) as FunnelSummary;
  return sources.find((each) => each.source === source)?.visits ?? [];
}

test("a visit counts once at each step it reached, with reloads and navigation in between", async ({
  page,
  sites,
}) => {
  const source = `newsletter-${Date.now()}`;
  await page.goto(`/?utm_source=${source}`);
  await page.reload();
  await page.getByRole("link", { name: "Chart Your Self" }).click();
  await expect(page).toHaveURL(/auth-select/);
  await page.goto("/");
  await page.getByRole("link", { name: "Get Your Blueprint Now" }).click();
  await expect(page).toHaveURL(/auth-select/);
  await signUp(page.request);
  await page.goto("/generating-profile?type=INFJ&birthDate=1990-03-21");
  await expect(page).toHaveURL(/\/result/);
  await page.reload();
  await unlockButton(page).evaluate((button) => {
    button.scrollIntoView({ block: "center" });
  });
  await signInOperator(page.request, sites.admin);
  await expect
    .poll(() => readFunnel(page, sites.admin, source))
    .toEqual([1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0]);
});

test("landing page leaves out claims that are switched off, without a layout shift", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/api/claims", (route) =>
    route.fulfill({ json: { switchedOff: ["accuracyRating", "assessmentTime"] } }),
  );
  await page.goto("/");
  await expect(page.getByText("charts created")).toBeVisible();
  await expect(page.getByText("accuracy rating")).toBeHidden();
  // Two frames: what was laid out has been painted, and its shifts have been delivered.
  const shift = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as { layoutShift?: number }).layoutShift;
  });
  expect(shift).toBeLessThan(0.02);
  await page.getByText("How long does the test take?").click();
  await expect(page.getByText(/The quiz itself is eight questions/)).toBeVisible();
  await expect(page.getByText(/for the full assessment/)).toBeHidden();
});
