import { expect, test } from "@cosmic/tools-e2e/journey";
import { newReader, writeBlueprint } from "./reader-steps.ts";
import { openSignedIn } from "./steps.ts";

test("refund in the panel closes the user's report", async ({ page, browser, sites }) => {
  const reader = await newReader(browser, sites.web);
  const report = await writeBlueprint(reader, sites.web);
  await reader.page.goto(report);
  await reader.page.getByRole("button", { name: "Unlock Full Report for $9.99" }).click();
  await reader.page.waitForURL(`${sites.stripe}/c/pay/**`);
  await reader.page.getByRole("button", { name: "Pay $9.99", exact: true }).click();
  await expect(reader.page.getByRole("heading", { name: "Shadow Work" })).toBeVisible({
    timeout: 30_000,
  });

  await openSignedIn(page);
  await page.getByRole("searchbox", { name: "Search" }).fill(reader.email);
  await page.getByRole("button", { name: `No name ${reader.email}` }).click();
  const purchases = page.getByRole("dialog").getByRole("region", { name: "Purchases 1" });
  await expect(purchases.getByText("Paid", { exact: true })).toBeVisible();
  await purchases.getByRole("button", { name: "Refund $9.99" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Refund $9.99" }).click();
  await expect(page.getByText("Purchase refunded", { exact: true })).toBeVisible();
  await expect(purchases.getByText("Refunded", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Free", { exact: true })).toBeVisible();
  await reader.page.reload();
  await expect(reader.page.getByText("Preview Version")).toBeVisible();
  await reader.page.context().close();
});
