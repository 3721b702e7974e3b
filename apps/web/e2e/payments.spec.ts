import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import {
  atProvider,
  expectFullReport,
  expectPaymentPage,
  expectPreview,
  goToPaymentPage,
  pressOnPaymentPage,
  subjectsTo,
  unlockButton,
} from "./payment-steps.ts";
import { createAccountByEmail, makeBlueprint, type Person, signUpQuietly } from "./steps.ts";

// Of one stand-in for Stripe, which some of these let fail.
test.describe.configure({ mode: "serial" });

test.afterEach(async ({ page, sites }) => {
  await atProvider(page, sites.stripe, "reset");
});

interface Reader {
  person: Person;
  slug: string;
}

/** Somebody with the preview of a blueprint of theirs before them. */
async function openPreview(page: Page): Promise<Reader> {
  const person = await signUpQuietly(page);
  const slug = await makeBlueprint(page, "1990-07-14", "INFJ");
  await page.goto(`/result?slug=${slug}`);
  await expectPreview(page);
  return { person, slug };
}

test("a payment unlocks the report, is receipted, and shows where it can be taken back", async ({
  page,
  sites,
}) => {
  const { person, slug } = await openPreview(page);
  await goToPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Pay $9.99");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(
    page.getByText("You now have lifetime access to all features.").first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`/result?slug=${slug}`);
  await expectFullReport(page);

  await page.goto("/dashboard");
  await expect(page.getByRole("article").filter({ hasText: "INFJ" })).toContainText("Complete");
  await expect
    .poll(() => subjectsTo(page, sites.mail, person.email), { timeout: 20_000 })
    .toContain("Your receipt");
  await page.goto("/your-data");
  const purchases = page.getByRole("region", { name: "Purchases" });
  await expect(purchases).toContainText("$9.99");
  await expect(purchases.getByText("Paid", { exact: true })).toBeVisible();
  await expect(purchases.getByRole("button", { name: "Get a refund" })).toBeVisible();
});

test("a visitor signs in on the way, and the payment page opens by itself", async ({
  page,
  sites,
}) => {
  await page.goto("/generating-profile?type=ENTP&birthDate=1990-07-15");
  await expect(page).toHaveURL(/\/result/);
  await expectPreview(page);
  await unlockButton(page).click();
  await expect(page).toHaveURL(/\/auth-select\?returnTo=.*checkout%3Dtrue/);
  await createAccountByEmail(page);
  await expectPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Pay $9.99");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page).toHaveURL(/\/result/);
  await expectFullReport(page);
});

test("cancelling leads back to the preview, also with the back button", async ({ page, sites }) => {
  const { slug } = await openPreview(page);
  const first = await goToPaymentPage(page, sites.stripe);
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page).toHaveURL(`/result?slug=${slug}`);
  await expectPreview(page);
  // The same open checkout is used again: nobody leaves a trail of them.
  expect(await goToPaymentPage(page, sites.stripe)).toBe(first);
  await page.goBack();
  await expectPreview(page);
  await expect(unlockButton(page)).toBeEnabled();
});

test("a declined card charges nothing, and the next one pays", async ({ page, sites }) => {
  const { slug } = await openPreview(page);
  await goToPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Card is declined");
  await expect(page.getByRole("alert")).toContainText("Nothing was charged");
  await pressOnPaymentPage(page, "Pay $9.99");
  await expect(page).toHaveURL(`/result?slug=${slug}`);
  await expectFullReport(page);
});

test("money that comes later opens the report when it comes", async ({ page, sites }) => {
  await openPreview(page);
  const session = await goToPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Pay later");
  await expect(page.getByRole("heading", { name: "Your payment is on its way" })).toBeVisible();
  await expect(page.getByText("Verification Error")).toHaveCount(0);
  await page.getByRole("link", { name: "Read on meanwhile" }).click();
  await expect(page.getByText("Your payment is on its way")).toBeVisible();
  await expect(unlockButton(page)).toHaveCount(0);
  await atProvider(page, sites.stripe, "settle", { session });
  await expectFullReport(page);
});

test("money that never comes brings the way to pay back", async ({ page, sites }) => {
  await openPreview(page);
  const session = await goToPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Pay later, and it fails");
  await page.getByRole("link", { name: "Read on meanwhile" }).click();
  await expect(page.getByText("Your payment is on its way")).toBeVisible();
  await atProvider(page, sites.stripe, "settle", { session, succeeds: false });
  await expectPreview(page);
});

test("the success page can be reloaded, and opened again later", async ({ page, sites }) => {
  await openPreview(page);
  await goToPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Pay $9.99");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page).toHaveURL(/\/result/);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  const bought = (await (await page.request.get("/api/purchases")).json()) as unknown[];
  expect(bought).toHaveLength(1);
});

test("without a session id the success page goes to the start page", async ({ page }) => {
  await page.goto("/checkout-success");
  await expect(page.getByRole("heading", { name: "No payment to verify" })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("somebody else's payment shows nothing and unlocks nothing", async ({
  page,
  sites,
  browser,
}) => {
  await openPreview(page);
  const session = await goToPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Pay $9.99");
  await expectFullReport(page);
  const stranger = await (await browser.newContext()).newPage();
  await openPreview(stranger);
  await stranger.goto(`/checkout-success?session_id=${session}&returnTo=%2Fresult`);
  await expect(stranger.getByRole("heading", { name: "Verification Error" })).toBeVisible();
  await expect(stranger).toHaveURL("/result");
  await expectPreview(stranger);
  await stranger.context().close();
});

test("with the provider away at the start it is told beside the button, and works again later", async ({
  page,
  sites,
}) => {
  await openPreview(page);
  const down = { call: "*", fault: { kind: "error" }, times: "always" };
  await atProvider(page, sites.stripe, "fail", down);
  await unlockButton(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Nothing was charged" });
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await expect(unlockButton(page)).toBeEnabled();
  await atProvider(page, sites.stripe, "reset");
  await goToPaymentPage(page, sites.stripe);
});

test("with the provider away afterwards nobody pays twice, and the access arrives", async ({
  page,
  sites,
}) => {
  const { slug } = await openPreview(page);
  await goToPaymentPage(page, sites.stripe);
  const down = { call: "*", fault: { kind: "error" }, times: "always" };
  await atProvider(page, sites.stripe, "fail", down);
  await pressOnPaymentPage(page, "Pay $9.99");
  await expect(page.getByRole("heading", { name: "Verification Error" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(
    page.getByText("There was an issue verifying your payment. Please contact support.").first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`/result?slug=${slug}`);
  await expect(page.getByText("Verifying your payment...")).toBeVisible();
  await expect(unlockButton(page)).toHaveCount(0);
  await atProvider(page, sites.stripe, "reset");
  await expectFullReport(page);
});

test("a buyer takes the payment back, and everything is a preview again", async ({
  page,
  sites,
}) => {
  const { person, slug } = await openPreview(page);
  await goToPaymentPage(page, sites.stripe);
  await pressOnPaymentPage(page, "Pay $9.99");
  await expectFullReport(page);

  await page.goto("/your-data");
  const purchases = page.getByRole("region", { name: "Purchases" });
  const refund = purchases.getByRole("button", { name: "Get a refund" });
  await refund.click();
  const dialog = page.getByRole("alertdialog", { name: "Get $9.99 back?" });
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(refund).toBeFocused();
  await refund.click();
  await dialog.getByRole("button", { name: "Get a refund" }).click();
  await expect(purchases.getByText("Refunded", { exact: true })).toBeVisible();
  await expect(purchases).toContainText("Lifetime access has ended");
  await expect(dialog).toHaveCount(0);
  await expect(refund).toHaveCount(0);
  await expect
    .poll(() => subjectsTo(page, sites.mail, person.email), { timeout: 20_000 })
    .toContain("Your refund is on its way");

  await page.goto("/result");
  await expectPreview(page);
  await page.goto(`/result?slug=${slug}`);
  await expectPreview(page);
  const kept = await page.evaluate(() => sessionStorage.getItem("generatedProfile") ?? "");
  expect(JSON.parse(kept)).toMatchObject({ isPaid: false, shadowWork: "" });
  // Whoever regrets it can buy again.
  await goToPaymentPage(page, sites.stripe);
});

test("access bought in another tab opens the report in this one, and its button charges nobody", async ({
  page,
  sites,
}) => {
  const { slug } = await openPreview(page);
  const other = await page.context().newPage();
  await other.goto(`/result?slug=${slug}`);
  await goToPaymentPage(other, sites.stripe);
  await pressOnPaymentPage(other, "Pay $9.99");
  await expectFullReport(other);
  await unlockButton(page).click();
  await expectFullReport(page);
  await expect(page.getByText("There is nothing more to pay")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
