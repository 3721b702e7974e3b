import { FUNNEL_STEP_NAMES, FUNNEL_STEPS, funnelStepNumber } from "@cosmic/domain";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { openSignedIn } from "./steps.ts";

/** The steps that the visit reaches: up to a preview with the upsell seen. */
const TAKEN = [
  "landing_view",
  "quiz_start",
  "birth_info_completed",
  "mbti_type_selected",
  "report_generated",
  "report_viewed",
  "upgrade_prompt_shown",
] as const;

/** The visits of each step, as shown on the page. */
async function readSteps(page: Page): Promise<number[]> {
  const rows = page.getByRole("table", { name: "Steps" }).getByRole("row");
  await expect(rows).toHaveCount(FUNNEL_STEPS.length + 1);
  const visits = await rows.locator("td:nth-child(2)").allTextContents();
  return visits.map((text) => Number(text.replaceAll(",", "")));
}

test("scripted visit is counted once at each step and under its source", async ({
  page,
  browser,
  sites,
}) => {
  const visitor = await browser.newContext({ baseURL: sites.web });
  const visit = `session_${Date.now()}_scripted`;
  const source = `press-${Date.now()}`;
  const tell = async () => {
    for (const step of TAKEN) {
      const answer = await visitor.request.post("/api/funnel-events", {
        headers: { origin: sites.web },
        data: {
          step,
          stepNumber: funnelStepNumber(step),
          stepName: FUNNEL_STEP_NAMES[step],
          sessionId: visit,
          metadata: { source },
        },
      });
      expect(answer.status()).toBe(204);
    }
  };
  await tell();
  // Recorded twice, a step counts once for its visit.
  await tell();
  // A browser event is not a payment.
  await visitor.request.post("/api/funnel-events", {
    headers: { origin: sites.web },
    data: {
      step: "payment_completed",
      stepNumber: 10,
      stepName: FUNNEL_STEP_NAMES.payment_completed,
      sessionId: visit,
      metadata: { source },
    },
  });
  await visitor.close();

  await openSignedIn(page, "/funnel");
  const row = page
    .getByRole("table", { name: "Visits by source" })
    .getByRole("row", { name: source });
  await expect(row.getByRole("cell")).toHaveText(
    FUNNEL_STEPS.map((step) => ((TAKEN as readonly string[]).includes(step) ? "1" : "0")),
  );
  const today = new Date().toISOString().slice(0, 10);
  const day = page.getByRole("table", { name: "Visits by day" }).getByRole("row", { name: today });
  const steps = await readSteps(page);
  expect((await day.getByRole("cell").allTextContents()).map(Number)).toEqual(steps);
});

test("funnel range is kept in the address and an invalid one is explained", async ({ page }) => {
  await openSignedIn(page, "/funnel");
  await page.getByRole("button", { name: "7 days" }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/);
  await page.reload();
  await expect(page.getByRole("button", { name: "7 days" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByLabel("First day").fill("2020-01-01");
  await expect(page.getByText("Choose at most 366 days.")).toBeVisible();
});
