import { expect, test } from "@cosmic/tools-e2e/journey";
import { buyLifetimeAccess, createBlueprint, signInOperator } from "@cosmic/tools-e2e/product-api";
import { createUser, type SiteUser, searchUser } from "./panel-steps.ts";

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

async function readsInFull({ request }: SiteUser, slug: string): Promise<boolean> {
  const response = await request.get(`/api/profiles/${slug}`);
  return ((await response.json()) as { isPaid: boolean }).isPaid;
}

test("a purchase that the operator moves closes one user's report and opens the other's", async ({
  page,
  playwright,
  sites,
}) => {
  const buyer = await createUser(playwright, sites.web);
  const bought = await createBlueprint(buyer.request);
  const payment = await buyLifetimeAccess(buyer.request, sites.stripe);
  const payer = await createUser(playwright, sites.web);
  const own = await createBlueprint(payer.request, { birthDate: "1984-04-05" });
  expect(await readsInFull(buyer, bought)).toBe(true);
  expect(await readsInFull(payer, own)).toBe(false);

  await signInOperator(page.request, sites.admin);
  await page.goto("/users");
  await searchUser(page, payer.email);
  await page.getByRole("rowheader").getByRole("button").click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Move a purchase here").click();
  await drawer.getByRole("button", { name: "Move here" }).click();
  await expect(drawer.getByText("Please enter a receipt number or an ID.")).toBeVisible();
  await drawer.getByRole("textbox", { name: "Receipt number or Stripe ID" }).fill(payment);
  await drawer.getByRole("button", { name: "Move here" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(payer.email);
  await question.getByRole("button", { name: "Move the purchase" }).click();
  await expect(drawer.getByRole("region", { name: "Purchases 1" })).toContainText("$9.99");
  expect(await readsInFull(payer, own)).toBe(true);
  expect(await readsInFull(buyer, bought)).toBe(false);
});
