import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { createBlueprint, signUp, signUpWithLifetimeAccess } from "@cosmic/tools-e2e/product-api";
import { unzipSync } from "fflate";
import { getSessionStatus } from "./session-steps.ts";

async function openYourData(page: Page): Promise<void> {
  await page.goto("/your-data");
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
}

test("sign-out everywhere asks first, then ends the session of every browser", async ({
  page,
  playwright,
  sites,
}) => {
  const user = await signUp(page.request);
  const elsewhere = await playwright.request.newContext({ baseURL: sites.web });
  expect((await elsewhere.post("/api/auth/login", { data: user })).status()).toBe(200);
  await openYourData(page);
  await expect(page.getByText("2 browsers are signed in, including this one.")).toBeVisible();
  const button = page.getByRole("button", { name: "Sign out everywhere" });
  await button.click();
  const dialog = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You are signed out everywhere").first()).toBeVisible();
  expect(await getSessionStatus(page)).toBe(401);
  expect((await elsewhere.get("/api/auth/user")).status()).toBe(401);
  await elsewhere.dispose();
});

test("account deletion ends the session and removes the report from the browser", async ({
  page,
}) => {
  const user = await signUp(page.request);
  await page.goto("/generating-profile?type=INTJ&birthDate=1990-07-15");
  await expect(page.getByText("Preview Version")).toBeVisible();
  await openYourData(page);
  await page.getByLabel("Type your email address to confirm").fill(user.email.toUpperCase());
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account is deleted").first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("generatedProfile"))).toBeNull();
  expect(await getSessionStatus(page)).toBe(401);
  expect((await page.request.post("/api/auth/login", { data: user })).status()).toBe(401);
});

test("the archive of a user's data is saved as a zip file with every form of a blueprint", async ({
  page,
}) => {
  await signUpWithLifetimeAccess(page.request);
  await createBlueprint(page.request);
  await openYourData(page);
  const downloading = page.waitForEvent("download", { timeout: 90_000 });
  await page.getByRole("button", { name: "Download everything" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("cosmic-blueprint-data.zip");
  const names = Object.keys(unzipSync(readFileSync(await download.path())));
  expect(names).toContain("account.json");
  const forms = names.filter((name) => name.startsWith("blueprints/"));
  expect(forms.map((name) => name.replace(/^.*\./, "")).toSorted()).toEqual([
    "ics",
    "json",
    "pdf",
    "svg",
  ]);
});
