import { FUNNEL_STEP_NAMES } from "@cosmic/domain";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { newReader } from "./reader-steps.ts";
import { openSignedIn } from "./steps.ts";

const LONG = "Maximiliana".repeat(9);

const table = (page: Page) => page.getByRole("region", { name: "List of users" });
/** How far a table goes on behind the edge of its frame. */
const hidden = (page: Page) =>
  table(page).evaluate((frame) => frame.scrollWidth - frame.clientWidth);

test("on a phone every user is a card: who it is, every value after its name, what can be done", async ({
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
  const words = card.getByRole("cell").filter({ hasText: "Cardwright" });
  const label = await words.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toContain("Last Name");
  // The cards are ordered where the table was.
  const order = page.getByRole("button", { name: "First Name" });
  await order.click();
  await expect(page.getByRole("columnheader", { name: "First Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page.getByRole("columnheader")).toHaveCount(10);
});

test("a name of a hundred characters takes no more room than another, and can be read in full", async ({
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

test("rows end on whole pixels, so that no line is lost in the columns that stay", async ({
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

test("the names of rows stay in view while a small screen's table scrolls sideways", async ({
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
