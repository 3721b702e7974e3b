import { expect, test } from "@cosmic/tools-e2e/journey";
import { signInOperator } from "@cosmic/tools-e2e/product-api";

const MESSAGE = "TypeError: a journey's own mistake";

test.use({ expectedComplaints: [new RegExp(MESSAGE)] });

test("an uncaught error of the public site is listed in the panel, without the address's query", async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.web}/reset-password?token=secret`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const reported = page.waitForResponse("**/api/client-errors");
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new TypeError(message.replace("TypeError: ", ""));
    });
  }, MESSAGE);
  expect((await reported).status()).toBe(204);

  await signInOperator(page.request, sites.admin);
  await page.goto(`${sites.admin}/errors`);
  const row = page.getByRole("row").filter({ hasText: MESSAGE });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("/reset-password");
  await expect(row).not.toContainText("secret");
});
