import { expectReflow } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signUp } from "@cosmic/tools-e2e/product-api";

/** The field and its list stand between the bar at the top and the foot of the window, no wider than it. */
async function expectListInWindow(page: Page): Promise<void> {
  await expect(page.getByRole("listbox")).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("banner").boundingBox();
  const field = await page.getByRole("combobox", { name: "Birth place" }).boundingBox();
  expect(field?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
}

test("birth time and place are entered by keyboard on a small screen, and add a second blueprint", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page.request);
  const slug = await createBlueprint(page.request);
  await page.goto(`/result?slug=${slug}`);
  await page.getByRole("button", { name: "Add your birth time and place" }).click();
  const time = page.getByRole("textbox", { name: "Birth time" });
  const place = page.getByRole("combobox", { name: "Birth place" });
  const suggestions = page.getByRole("listbox").getByRole("option");
  await expect(time).toBeFocused();
  await page.keyboard.type("1:45 pm");
  await page.keyboard.press("Tab");
  await expect(time).toHaveValue("13:45");
  await page.keyboard.press("Tab");
  await expect(place).toBeFocused();

  await page.keyboard.type("qqxqq");
  await expect(page.getByText("No town found for “qqxqq”.").first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("san");
  await expect(suggestions.nth(5)).toBeInViewport();
  await expectListInWindow(page);
  await page.setViewportSize({ width: 390, height: 360 });
  await expectListInWindow(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectListInWindow(page);
  await expectReflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("lisb");
  // Until then Enter does nothing.
  await expect(suggestions.first()).toContainText("Lisbon");
  await page.keyboard.press("Enter");
  await expect(place).toHaveValue("Lisbon, Portugal");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/generating-profile\?type=INFJ/);
  await expect(page).toHaveURL(/\/result/);
  await expect(page.getByText("July 14, 1990, 13:45")).toBeVisible();
  await expect(page.getByRole("table", { name: /^The angles/ })).toContainText("Libra");
  expect(await (await page.request.get("/api/profiles")).json()).toHaveLength(2);
});
