import { expectAccessible, expectReflow } from "@cosmic/tools-e2e/accessibility";
import { expect, type Locator, type Page, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signUp } from "@cosmic/tools-e2e/product-api";

interface Point {
  x: number;
  y: number;
}

const LISBON = 2_267_057;

/** Opens the report of a birth in Lisbon of whose time nothing more is known than these hours. */
async function openReport(page: Page): Promise<Locator> {
  await signUp(page.request);
  const birthDate = "1990-07-14";
  const birthHours = { kind: "about", time: "07:00", minutes: 120 };
  const data = { birthDate, birthHours, placeId: LISBON };
  const saved = await page.request.post("/api/birth-info", { data });
  expect(saved.status()).toBe(200);
  await page.goto(`/result?slug=${await createBlueprint(page.request, { birthDate })}`);
  const marker = page.getByRole("slider");
  await expect(marker).toHaveAttribute("aria-valuetext", /^At 07:00: Cancer rising/);
  return marker;
}

test("the hours of a birth are moved through by keys and by dragging, and have no accessibility violation", async ({
  page,
}) => {
  const marker = await openReport(page);
  await marker.press("ArrowRight");
  await expect(marker).toHaveAttribute("aria-valuetext", /^At 07:01/);
  const next = await page.getByRole("button", { name: /^Next: \d\d:\d\d / }).textContent();
  await marker.press("PageUp");
  const [, time = "-"] = /^Next: (\d\d:\d\d)/.exec(next ?? "") ?? [];
  await expect(marker).toHaveAttribute("aria-valuetext", new RegExp(`^At ${time}:`));
  const dial = page.getByRole("img", { name: /A dial of 24 hours/ });
  await dial.scrollIntoViewIfNeeded();
  const box = (await dial.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Nine in the morning stands to the upper left, and is the end of the hours given.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.9);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2, { steps: 5 });
  await page.mouse.up();
  await expect(marker).toHaveAttribute("aria-valuetext", /^At 09:00: Leo rising/);
  await page.getByText("Show how surely everything holds").click();
  await expect(page.getByRole("row", { name: /^Leo rising/ })).toContainText("if you were born");
  await expectAccessible(page);
  await expectReflow(page);
});

test("a corrected time is told with what it changed, beside the edition before", async ({
  page,
}) => {
  await openReport(page);
  const birthDate = "1990-07-14";
  await page.request.post("/api/birth-info", { data: { birthDate, birthTime: "07:40" } });
  await page.goto(`/result?slug=${await createBlueprint(page.request, { birthDate })}`);
  const changes = page.getByRole("region", { name: "What changed in this edition" });
  await expect(changes.getByText("not known before, Leo now")).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await changes.getByRole("link", { name: "Open the edition before" }).click();
  await expect(page.getByText("You have a newer edition of this report")).toBeVisible();
});

test("what is certain stands near the top, and its link leads to the dial", async ({ page }) => {
  await openReport(page);
  await expect(page.getByText(/^Certain from the hours you gave: .*Open: /)).toBeVisible();
  await page.getByRole("link", { name: "See it hour by hour" }).press("Enter");
  await expect(
    page.getByRole("heading", { name: "The hours you may have been born" }),
  ).toBeInViewport();
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the dial is tapped and dragged by its marker, and scrolls the page anywhere else", async ({
    page,
  }) => {
    const marker = await openReport(page);
    const dial = page.getByRole("img", { name: /A dial of 24 hours/ });
    await dial.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
    });
    const box = (await dial.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    /** The point of the window at parts of the dial's width and height. */
    const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const start = await scrolled();

    // Nine in the morning stands to the upper left, five to the lower left.
    const nine = at(0.22, 0.22);
    await page.touchscreen.tap(nine.x, nine.y);
    // A pixel of the dial is more than a minute.
    await expect(marker).toHaveAttribute("aria-valuetext", /^At (08:5\d|09:0\d): Leo rising/);
    // The marker now stands on its ring of 158 of 200 units, at nine.
    await swipe(page, at(0.22, 0.22), at(0.11, 0.6));
    await expect(marker).toHaveAttribute("aria-valuetext", /^At 05:0/);
    expect(await scrolled()).toBe(start);

    await swipe(page, at(0.6, 0.5), at(0.6, 0.1));
    await expect.poll(scrolled).toBeGreaterThan(start + 50);
    await expect(marker).toHaveAttribute("aria-valuetext", /^At 05:0/);
  });
});

/** One finger down at a point, moved to another in steps, and lifted. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    devTools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let step = 1; step <= 10; step++) {
    const part = step / 10;
    await send("touchMove", [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  }
  await send("touchEnd", []);
}
