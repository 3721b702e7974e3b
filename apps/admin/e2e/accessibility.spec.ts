import { expectAccessible, expectReflow } from "@cosmic/tools-e2e/accessibility";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signInOperator } from "@cosmic/tools-e2e/product-api";
import { OPERATOR } from "@cosmic/tools-e2e/users";
import { ADDRESSES } from "../src/paths.ts";
import { createUser, fillSignIn, searchUser } from "./panel-steps.ts";

test("no screen of the panel has an accessibility violation", async ({
  page,
  playwright,
  sites,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, { ...OPERATOR, password: "not the password" });
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
  await page.route("**/api/admin/me", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/users");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/admin/me");

  const user = await createUser(playwright, sites.web, { firstName: "Hilda" });
  await createBlueprint(user.request);
  await signInOperator(page.request, sites.admin);
  for (const address of [...ADDRESSES.map(({ path }) => path), "/nowhere"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page);
  }

  await page.goto("/users");
  await searchUser(page, user.email);
  for (const action of ["Grant Premium", "Delete"]) {
    await page.getByRole("row").getByRole("button", { name: action }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeHidden();
  }
  await page.getByRole("rowheader").getByRole("button").click();
  await expect(page.getByRole("region", { name: "Blueprints 1" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // The list asks again within five seconds, and learns that the session has ended.
  await page.context().clearCookies();
  await expect(page.getByText("Your session has ended")).toBeVisible();
  await expectAccessible(page);
});
