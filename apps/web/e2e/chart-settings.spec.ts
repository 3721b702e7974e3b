import { expectAccessible, expectReflow } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signUp } from "@cosmic/tools-e2e/product-api";

const LISBON = 2_267_057;

/** Opens the preview of a birth known to the minute. */
async function openExactBirth(page: Page): Promise<void> {
  await signUp(page.request);
  const birth = { birthDate: "1990-07-14", birthTime: "13:45", placeId: LISBON };
  expect((await page.request.post("/api/birth-info", { data: birth })).status()).toBe(200);
  const slug = await createBlueprint(page.request);
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByRole("img", { name: "Birth chart for July 14, 1990" })).toBeVisible();
}

test("a reader chooses houses and zodiac, looks at the transits, and finds the settings kept", async ({
  page,
}) => {
  await openExactBirth(page);
  await page.locator("summary", { hasText: "Chart settings" }).click();
  await page.getByLabel("Houses").selectOption("Koch");
  await expect(page.getByText(/Houses: Koch\./)).toBeVisible();
  await expect(page.getByRole("table", { name: /^Points/ })).toBeVisible();
  await page.getByLabel("Zodiac").selectOption("Sidereal, Lahiri");
  await expect(page.getByText(/^Zodiac: Sidereal, Lahiri\./)).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);

  await page.getByLabel("Chart", { exact: true }).selectOption("Transits now");
  await expect(page.getByRole("img", { name: /^Transits now/ })).toBeVisible();
  await expect(page.getByRole("table", { name: /^Aspects to the birth chart/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/your-data");
  await expect(page.getByLabel("Houses")).toHaveValue("koch");
  await page.getByRole("button", { name: "Use the standard settings" }).click();
  await expect(page.getByLabel("Zodiac")).toHaveValue("tropical");
  await expectAccessible(page);
});
