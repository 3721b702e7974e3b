import { expect, test } from "@cosmic/tools-e2e/journey";
import { buyLifetimeAccess, controlStripe, signInOperator } from "@cosmic/tools-e2e/product-api";
import { createUser } from "./panel-steps.ts";

test("a disputed payment raises an alert, which the operator resolves", async ({
  page,
  playwright,
  sites,
}) => {
  const { request } = await createUser(playwright, sites.web);
  const paymentIntent = await buyLifetimeAccess(request, sites.stripe);
  await signInOperator(page.request, sites.admin);
  await page.goto("/alerts");
  await page.getByRole("button", { name: "Run Health Check" }).click();
  await expect(page.getByText("Health Check Completed", { exact: true })).toBeVisible();
  await controlStripe(request, sites.stripe, "openDispute", { paymentIntent });
  const [purchase] = (await (await request.get("/api/purchases")).json()) as { id: string }[];
  const alert = page.getByRole("listitem").filter({ hasText: purchase?.id ?? "no purchase" });
  await expect(async () => {
    await page.reload();
    await expect(alert).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await alert.getByRole("button", { name: /^Resolve/ }).click();
  await expect(page.getByText("Alert resolved successfully", { exact: true })).toBeVisible();
  await expect(alert.getByText("RESOLVED", { exact: true })).toBeVisible();
});
