import { newPerson } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { openSignedIn } from "./steps.ts";

test("customer and operator sessions are separate in one browser", async ({ page, sites }) => {
  const readers = page.context().request;
  const signUp = await readers.post(`${sites.web}/api/auth/signup`, {
    data: newPerson(),
    headers: { origin: sites.web },
  });
  expect(signUp.ok()).toBe(true);

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  const asReader = await readers.get(`${sites.admin}/api/admin/me`);
  expect([401, 403]).toContain(asReader.status());
  const onPublicSite = await readers.get(`${sites.web}/api/admin/me`);
  expect([401, 403, 404]).toContain(onPublicSite.status());

  await openSignedIn(page);
  expect((await readers.get(`${sites.web}/api/auth/user`)).status()).toBe(200);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  expect((await readers.get(`${sites.web}/api/auth/user`)).status()).toBe(200);
});
