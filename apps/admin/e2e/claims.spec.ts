import { expect, test } from "@cosmic/tools-e2e/journey";
import { signInOperator } from "@cosmic/tools-e2e/product-api";

test("a claim that is switched off leaves the public site until it is switched on again", async ({
  page,
  sites,
}) => {
  const getSwitchedOff = async () => {
    const response = await page.request.get(`${sites.web}/api/claims`);
    return ((await response.json()) as { switchedOff: string[] }).switchedOff;
  };
  await signInOperator(page.request, sites.admin);
  await page.goto("/claims");
  const toggle = page
    .getByRole("listitem")
    .filter({ hasText: "4.9/5 accuracy rating" })
    .getByRole("switch");
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect.poll(getSwitchedOff).toContain("accuracyRating");
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect.poll(getSwitchedOff).not.toContain("accuracyRating");
});
