import { expect, test } from "@cosmic/tools-e2e/journey";
import { signInOperator } from "@cosmic/tools-e2e/product-api";
import { createUser } from "./panel-steps.ts";

const LONG = "Maximiliana".repeat(9);
const PHONE = { width: 390, height: 844 };

test("a table keeps long names short on a desktop, and its rows in view on a phone", async ({
  page,
  playwright,
  sites,
}) => {
  const user = await createUser(playwright, sites.web, {
    firstName: LONG,
    lastName: "Cardwright",
  });
  await signInOperator(page.request, sites.admin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/users?search=${encodeURIComponent(user.email)}`);
  const row = page.getByRole("row").filter({ hasText: user.email });
  const firstName = row.getByRole("cell").filter({ hasText: LONG }).first();
  await expect(firstName.getByTitle(LONG)).toBeVisible();
  expect((await firstName.boundingBox())?.width).toBeLessThan(200);
  // Rows of a whole number of pixels lose no line to rounding.
  const heights = await page
    .getByRole("row")
    .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
  expect(heights.filter((height) => !Number.isInteger(height))).toEqual([]);

  // All columns are in view on a laptop, a scroll bar's width included.
  const frame = page.getByRole("region", { name: "List of users" });
  await page.setViewportSize({ width: 1250, height: 800 });
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row.getByText(/^[\da-f-]{36}$/).filter({ visible: true })).toHaveCount(1);

  await page.setViewportSize(PHONE);
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const part of [
    row.getByRole("rowheader"),
    row.getByTitle(user.email),
    row.getByText("Free"),
    row.getByText("Cardwright", { exact: true }),
    row.getByRole("button", { name: "Grant Premium" }),
    row.getByRole("button", { name: "Delete" }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const lastName = row.getByRole("cell").filter({ hasText: "Cardwright" });
  const label = await lastName.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toContain("Last Name");

  const visit = { step: "landing_view", stepNumber: 1, stepName: "Landing", sessionId: user.email };
  expect((await user.request.post("/api/funnel-events", { data: visit })).ok()).toBe(true);
  await page.goto("/funnel");
  const steps = page.getByRole("region", { name: "Steps" });
  const step = steps.getByRole("rowheader").first();
  await step.scrollIntoViewIfNeeded();
  await steps.evaluate((element) => element.scrollTo({ left: 1_000 }));
  await expect(step).toBeInViewport({ ratio: 1 });
  await expect(steps.getByRole("cell").nth(3)).toBeInViewport({ ratio: 1 });
});
