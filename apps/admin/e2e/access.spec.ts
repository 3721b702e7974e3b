import { expect, test } from "@cosmic/tools-e2e/journey";
import { buyLifetimeAccess, createBlueprint, signInOperator } from "@cosmic/tools-e2e/product-api";
import { createUser, searchUser } from "./panel-steps.ts";

test("premium access that is granted, revoked or refunded opens and closes the user's report", async ({
  page,
  browser,
  playwright,
  sites,
}) => {
  const { request, email } = await createUser(playwright, sites.web);
  const slug = await createBlueprint(request);
  const visit = await browser.newContext({
    baseURL: sites.web,
    storageState: await request.storageState(),
  });
  const report = await visit.newPage();
  await report.goto(`/result?slug=${slug}`);
  await expect(report.getByText("Preview Version")).toBeVisible();
  const expectReport = async (state: "full" | "preview") => {
    await report.reload();
    const isFull = state === "full";
    await expect(
      isFull ? report.getByText("Read Part IV") : report.getByText("Preview Version"),
    ).toBeVisible();
  };

  await signInOperator(page.request, sites.admin);
  await page.goto("/users");
  await searchUser(page, email);
  const row = page.getByRole("row").filter({ hasText: email });
  const question = page.getByRole("alertdialog");
  for (const [action, status, state] of [
    ["Grant Premium", "Premium", "full"],
    ["Revoke Premium", "Free", "preview"],
  ] as const) {
    await row.getByRole("button", { name: action }).click();
    await question.getByRole("button", { name: action }).click();
    await expect(row).toContainText(status);
    await expectReport(state);
  }

  await buyLifetimeAccess(request, sites.stripe);
  await expectReport("full");
  await page.getByRole("rowheader").getByRole("button").click();
  const purchases = page.getByRole("dialog").getByRole("region", { name: "Purchases 1" });
  await purchases.getByRole("button", { name: "Refund $9.99" }).click();
  await question.getByRole("button", { name: "Refund $9.99" }).click();
  await expect(purchases.getByText("Refunded", { exact: true })).toBeVisible();
  await expectReport("preview");
  await visit.close();
});
