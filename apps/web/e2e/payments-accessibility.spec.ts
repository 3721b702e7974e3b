import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { expect, test } from "@cosmic/tools-e2e/journey";
import {
  goToPaymentPage,
  holdRedirects,
  pressOnPaymentPage,
  unlockButton,
} from "./payment-steps.ts";
import { makeBlueprint, signUpQuietly } from "./steps.ts";

const REFUSED = { message: "Away.", code: "unavailable", requestId: "r" };

test("paying has no accessibility violation by day or by night", async ({ page, sites }) => {
  test.slow();
  await holdRedirects(page);
  await signUpQuietly(page);
  const slug = await makeBlueprint(page, "1990-07-14", "INFJ");
  await page.goto(`/result?slug=${slug}`);
  await page.route("**/api/create-checkout-session", (route) =>
    route.fulfill({ status: 503, json: REFUSED }),
  );
  await unlockButton(page).click();
  await expect(page.getByText("The payment page did not open")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/create-checkout-session");
  await goToPaymentPage(page, sites.stripe);
  await expectAccessible(page);
  await pressOnPaymentPage(page, "Pay $9.99");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/your-data");
  const purchases = page.getByRole("region", { name: "Purchases" });
  await purchases.getByRole("button", { name: "Get a refund" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
  await page.route("**/api/purchases/*/refund", (route) =>
    route.fulfill({ status: 503, json: REFUSED }),
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Get a refund" }).click();
  await expect(purchases.getByText("The refund is not confirmed yet")).toBeVisible();
  await expectAccessible(page);
});

const ANSWERS = [
  ["a payment that could not be verified", "Verification Error", { status: 503, json: REFUSED }],
  [
    "a payment on its way",
    "Your payment is on its way",
    { status: 200, json: { success: false, message: "On its way.", pending: true } },
  ],
] as const;

for (const [what, heading, answer] of ANSWERS) {
  test(`${what} has no accessibility violation by day or by night`, async ({ page }) => {
    await holdRedirects(page);
    await signUpQuietly(page);
    const slug = await makeBlueprint(page, "1990-07-14", "INFJ");
    await page.route("**/api/checkout-success?*", (route) => route.fulfill(answer));
    await page.goto("/checkout-success?session_id=cs_test_0123456789");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/result?slug=${slug}`);
    await expect(page.getByText("There is no need to pay again.")).toBeVisible();
    await expectAccessible(page);
  });
}
