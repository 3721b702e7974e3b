import { expect, test } from "@cosmic/tools-e2e/journey";
import { openSignedIn } from "./steps.ts";

test("claim that is switched off is hidden from the public pages until it is switched on", async ({
  page,
  sites,
}) => {
  const switchedOff = async () => {
    const answer = await page.request.get(`${sites.web}/api/claims`);
    return ((await answer.json()) as { switchedOff: string[] }).switchedOff;
  };
  await openSignedIn(page, "/claims");
  const claim = page.getByRole("listitem", { name: "4.9/5 accuracy rating" });
  await expect(claim).toContainText("Stated by the owner");
  await expect(claim.getByRole("switch")).toBeChecked();
  await claim.getByRole("switch").click();
  await expect(page.getByText("Claim hidden from the site", { exact: true })).toBeVisible();
  await expect(claim.getByRole("switch")).not.toBeChecked();
  expect(await switchedOff()).toContain("accuracyRating");
  await claim.getByRole("switch").click();
  await expect(page.getByText("Claim shown on the site", { exact: true })).toBeVisible();
  expect(await switchedOff()).not.toContain("accuracyRating");
});
