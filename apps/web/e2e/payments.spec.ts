import { waitForEmail } from "@cosmic/tools-e2e/emails";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { buyLifetimeAccess, controlStripe } from "@cosmic/tools-e2e/product-api";
import { createAccountByEmail } from "./form-steps.ts";
import { expectFullReport, expectPreview, openPreview, unlockButton } from "./report-steps.ts";

/** Waits for the provider's page. Returns the id of its checkout session. */
async function expectPaymentPage(page: Page, stripe: string): Promise<string> {
  await page.waitForURL(`${stripe}/c/pay/**`);
  await expect(page.getByRole("heading", { name: "Pay $9.99" })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

const pressOnPaymentPage = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

test("a visitor signs up on the way to checkout, and pays after a declined card", async ({
  page,
  sites,
}) => {
  await page.goto("/generating-profile?type=ENTP&birthDate=1990-07-15");
  await expect(page).toHaveURL(/\/result/);
  await expectPreview(page);
  await unlockButton(page).click();
  await expect(page).toHaveURL(/\/auth-select\?returnTo=.*checkout%3Dtrue/);
  const user = await createAccountByEmail(page);
  await expectPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Card is declined");
  await expect(page.getByRole("alert")).toContainText("Nothing was charged");
  await pressOnPaymentPage(page, "Pay $9.99");
  const success = page.getByRole("heading", { name: "Payment Successful!" });
  await expect(success).toBeVisible();
  await page.reload();
  await expect(success).toBeVisible();
  // The only place where the three seconds of this page really pass.
  await expect(page).toHaveURL(/\/result/);
  await expectFullReport(page);

  await page.goto("/dashboard");
  await expect(page.getByRole("article").filter({ hasText: "ENTP" })).toContainText("Complete");
  expect(await (await page.request.get("/api/purchases")).json()).toHaveLength(1);
  await waitForEmail(page.request, sites.mail, { address: user.email, subject: "Your receipt" });
});

test("a buyer can go back from the payment page, and a later payment opens the report", async ({
  page,
  sites,
}) => {
  const { slug } = await openPreview(page);
  await unlockButton(page).click();
  const session = await expectPaymentPage(page, sites.stripe);
  await page.goBack();
  await expectPreview(page);
  await expect(unlockButton(page)).toBeEnabled();
  await unlockButton(page).click();
  expect(await expectPaymentPage(page, sites.stripe)).toBe(session);
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page).toHaveURL(`/result?slug=${slug}`);
  await unlockButton(page).click();
  expect(await expectPaymentPage(page, sites.stripe)).toBe(session);

  await pressOnPaymentPage(page, "Pay later");
  await expect(page.getByRole("heading", { name: "Your payment is on its way" })).toBeVisible();
  await page.getByRole("link", { name: "Read on meanwhile" }).click();
  await expect(page.getByText("Your payment is on its way")).toBeVisible();
  await expect(unlockButton(page)).toHaveCount(0);
  await controlStripe(page.request, sites.stripe, "settle", { session });
  await expectFullReport(page);
});

test("access bought elsewhere opens the report without a second charge, and a refund closes it", async ({
  page,
  sites,
}) => {
  const { user, slug } = await openPreview(page);
  await buyLifetimeAccess(page.request, sites.stripe);
  await unlockButton(page).click();
  await expectFullReport(page);
  await expect(page.getByText("There is nothing more to pay")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto("/your-data");
  const purchases = page.getByRole("region", { name: "Purchases" });
  await expect(purchases.getByText("Paid", { exact: true })).toBeVisible();
  await purchases.getByRole("button", { name: "Get a refund" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Get $9.99 back?" });
  await dialog.getByRole("button", { name: "Get a refund" }).click();
  await expect(purchases.getByText("Refunded", { exact: true })).toBeVisible();
  await expect(purchases).toContainText("Lifetime access has ended");
  await waitForEmail(page.request, sites.mail, {
    address: user.email,
    subject: "Your refund is on its way",
  });

  await page.goto(`/result?slug=${slug}`);
  await expectPreview(page);
  const kept = await page.evaluate(() => sessionStorage.getItem("generatedProfile") ?? "");
  expect(JSON.parse(kept)).toMatchObject({ isPaid: false, shadowWork: "" });
});
