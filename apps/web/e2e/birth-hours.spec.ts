import { expectAccessible, expectReflow } from "@cosmic/tools-e2e/accessibility";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signUp } from "@cosmic/tools-e2e/product-api";

const LISBON = 2_267_057;

test("the hours of a birth are moved through by keys and by dragging, and have no accessibility violation", async ({
  page,
}) => {
  await signUp(page.request);
  const birthDate = "1990-07-14";
  const birthHours = { kind: "about", time: "07:00", minutes: 120 };
  const saved = await page.request.post("/api/birth-info", {
    data: { birthDate, birthHours, placeId: LISBON },
    // The first search of a process reads the gazetteer, which takes a while.
    timeout: 60_000,
  });
  expect(saved.status()).toBe(200);
  await page.goto(`/result?slug=${await createBlueprint(page.request, { birthDate })}`);

  const marker = page.getByRole("slider");
  await expect(marker).toHaveAttribute("aria-valuetext", /^At 07:00: Cancer rising/);
  await marker.press("ArrowRight");
  await expect(marker).toHaveAttribute("aria-valuetext", /^At 07:01/);
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
