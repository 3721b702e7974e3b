import { expect, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signUp } from "@cosmic/tools-e2e/product-api";

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
  // The first search of a process reads the gazetteer, which takes a while.
  await expect(page.getByText("No town found for “qqxqq”.").first()).toBeInViewport({
    ratio: 0.5,
    timeout: 60_000,
  });
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("san");
  await expect(suggestions.nth(5)).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("lisb");
  // Enter takes the first of what is listed, which may still be the search before.
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
