import { FUNNEL_STEP_NAMES } from "@cosmic/domain";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { newReader } from "./reader-steps.ts";
import { openSignedIn } from "./steps.ts";

const LONG = "Maximiliana".repeat(9);

const table = (page: Page) => page.getByRole("region", { name: "List of users" });
/** How far a table overflows its frame. */
const hidden = (page: Page) =>
  table(page).evaluate((frame) => frame.scrollWidth - frame.clientWidth);

test("users are cards with labeled values and actions on a phone", async ({
  page,
  browser,
  sites,
}) => {
  const reader = await newReader(browser, sites.web, { firstName: LONG, lastName: "Cardwright" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, `/users?search=${encodeURIComponent(reader.email)}`);
  const card = page.getByRole("row").filter({ hasText: reader.email });
  const box = await card.boundingBox();
  expect(await hidden(page)).toBe(0);
  for (const part of [
    card.getByRole("rowheader"),
    card.getByTitle(reader.email),
    card.getByText("Free"),
    card.getByText("Cardwright", { exact: true }),
    card.getByRole("button", { name: "Grant Premium" }),
    card.getByRole("button", { name: "Delete" }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(box?.width).toBeLessThanOrEqual(390);
  const value = card.getByRole("cell").filter({ hasText: "Cardwright" });
  const label = await value.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toContain("Last Name");
  // The cards are ordered with the table's header.
  const order = page.getByRole("button", { name: "First Name" });
  await order.click();
  await expect(page.getByRole("columnheader", { name: "First Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page.getByRole("columnheader")).toHaveCount(10);
});

test("name of a hundred characters is truncated and can be read in full", async ({
  page,
  browser,
  sites,
}) => {
  const reader = await newReader(browser, sites.web, { firstName: LONG, lastName: LONG });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, `/users?search=${encodeURIComponent(reader.email)}`);
  const row = page.getByRole("row").filter({ hasText: reader.email });
  const first = row.getByRole("cell").filter({ hasText: LONG }).first();
  expect((await first.boundingBox())?.width).toBeLessThan(200);
  await expect(first.getByTitle(LONG)).toBeVisible();
  await row.getByRole("rowheader").getByRole("button").click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(
    `${LONG} ${LONG}`,
  );
});

test("row heights are whole pixels, so that sticky columns keep their borders", async ({
  page,
  browser,
  sites,
}) => {
  await newReader(browser, sites.web, { firstName: "Linus" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/users");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const heights = await page
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.filter((height) => !Number.isInteger(height))).toEqual([]);
});

test("row headers stay in view while a table scrolls sideways on a small screen", async ({
  page,
  playwright,
  sites,
}) => {
  const visitor = await playwright.request.newContext({ extraHTTPHeaders: { origin: sites.web } });
  const told = await visitor.post(`${sites.web}/api/funnel-events`, {
    data: {
      step: "landing_view",
      stepNumber: 1,
      stepName: FUNNEL_STEP_NAMES.landing_view,
      sessionId: `session_${Date.now()}_sideways`,
      metadata: {},
    },
  });
  expect(told.status()).toBe(204);
  await visitor.dispose();
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, "/funnel");
  const steps = page.getByRole("region", { name: "Steps" });
  await steps.evaluate((frame) => frame.scrollTo({ left: 1_000 }));
  const name = steps.getByRole("rowheader").first();
  await name.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(steps.getByRole("cell").nth(3)).toBeInViewport({ ratio: 1 });
});
