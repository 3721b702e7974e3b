import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { OPERATOR } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { fillSignIn, openSignedIn } from "./steps.ts";

test("audit log shows the sign-in and can be filtered by action", async ({ page }) => {
  await page.goto("/");
  await fillSignIn(page, OPERATOR.email, "not the password");
  await expect(page.getByRole("alert")).toBeVisible();
  await openSignedIn(page, "/audit");
  const log = page.getByRole("table", { name: "Audit log" });
  const entry = log.getByRole("row").nth(1);
  await expect(entry).toContainText("Operator signed in");
  await expect(entry.getByRole("link", { name: OPERATOR.email })).toBeVisible();
  await page.getByRole("combobox", { name: "Action" }).selectOption("Operator sign-in failed");
  await expect(page).toHaveURL(/action=operator\.sign_in_failed/);
  await expect(entry).toContainText("Not signed in");
  await expect(entry).toContainText("address: ");
  await expectAccessible(page);
});
