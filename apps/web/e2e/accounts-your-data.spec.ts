import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { waitForEmail } from "@cosmic/tools-e2e/letters";
import { strFromU8, unzipSync } from "fflate";
import { fillLogin, sessionStatus } from "./account-steps.ts";
import { makeBlueprint, type Person, signUpQuietly, signUpWithLifetimeAccess } from "./steps.ts";

async function openYourData(page: Page) {
  await page.goto("/your-data");
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
}

async function signInElsewhere(person: Person, page: Page): Promise<void> {
  expect((await page.request.post("/api/auth/login", { data: person })).status()).toBe(200);
}

test("a visitor is asked to sign in first, and is led back", async ({ page }) => {
  await page.goto("/your-data");
  await expect(page).toHaveURL("/auth-select?returnTo=%2Fyour-data");
});

test("a name given on the page greets at once and after a reload", async ({ page }) => {
  await signUpQuietly(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Profile menu/ }).click();
  await page.getByRole("menuitem", { name: "Your data" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeFocused();
  await page.getByLabel("First name").fill("  Ada ");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name is saved").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Profile menu of Ada" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test("the archive holds everything: account, sessions, birth details and each blueprint in every form", async ({
  page,
}) => {
  const { email } = await signUpWithLifetimeAccess(page);
  await page.request.post("/api/birth-info", { data: { birthDate: "1990-07-15" } });
  const slug = await makeBlueprint(page, "1990-07-15", "INTJ");
  await openYourData(page);
  const downloading = page.waitForEvent("download", { timeout: 90_000 });
  await page.getByRole("button", { name: "Download everything" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("cosmic-blueprint-data.zip");
  await expect(page.getByText("Your archive is ready").first()).toBeVisible();

  const files = unzipSync(readFileSync(await download.path()));
  const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(json("account.json")).toMatchObject({ email, hasLifetimeAccess: true });
  expect(json("sessions.json")).toHaveLength(1);
  expect(json("birth-info.json")).toMatchObject({ birthDate: "1990-07-15" });
  expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("blueprints/");
  const blueprints = Object.keys(files).filter((name) => name.startsWith("blueprints/"));
  expect(blueprints.map((name) => name.replace(/^.*\./, "")).toSorted()).toEqual([
    "ics",
    "json",
    "pdf",
    "svg",
  ]);
  const blueprint = blueprints.find((name) => name.endsWith(".json")) ?? "";
  expect(json(blueprint)).toMatchObject({ slug, mbtiType: "INTJ" });
  const pdf = files[blueprint.replace(".json", ".pdf")] ?? new Uint8Array();
  expect(strFromU8(pdf.subarray(0, 5))).toBe("%PDF-");
});

test("signing out everywhere ends the other browser's session and this one's", async ({
  page,
  browser,
}) => {
  const person = await signUpQuietly(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInElsewhere(person, elsewhere);
  await openYourData(page);
  await expect(page.getByText("2 browsers are signed in, including this one.")).toBeVisible();
  const ask = page.getByRole("button", { name: "Sign out everywhere" });
  await ask.click();
  const dialog = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  expect(await sessionStatus(elsewhere)).toBe(200);

  await ask.click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You are signed out everywhere").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In" })).toBeVisible();
  expect(await sessionStatus(page)).toBe(401);
  expect(await sessionStatus(elsewhere)).toBe(401);
  await elsewhere.context().close();
});

test("a deleted account is gone at once, everywhere, and a letter confirms it", async ({
  page,
  browser,
  sites,
}) => {
  const person = await signUpQuietly(page, { firstName: "Ada" });
  const slug = await makeBlueprint(page, "1990-07-15", "INTJ");
  const elsewhere = await (await browser.newContext()).newPage();
  await signInElsewhere(person, elsewhere);
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByText("Preview Version")).toBeVisible();

  await openYourData(page);
  const field = page.getByLabel("Type your email address to confirm");
  await field.fill("someone.else@cosmic.test");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("This is not the email address of this account.")).toBeVisible();
  await expect(field).toBeFocused();
  expect(await sessionStatus(page)).toBe(200);

  await field.fill(person.email.toUpperCase());
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account is deleted").first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("generatedProfile"))).toBeNull();
  expect(await sessionStatus(page)).toBe(401);
  expect(await sessionStatus(elsewhere)).toBe(401);
  await elsewhere.context().close();
  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  const email = await waitForEmail(page.request, sites.mail, {
    address: person.email,
    subject: "Your account was deleted",
  });
  expect(email.text).toContain(`${sites.web}/signup`);

  const again = await page.request.post("/api/auth/signup", { data: person });
  expect(again.status()).toBe(200);
  expect((await page.request.get(`/api/profiles/${slug}`)).status()).toBe(404);
});

test("a session that has ended elsewhere leads to the sign-in and back", async ({ page }) => {
  const person = await signUpQuietly(page);
  await openYourData(page);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page).toHaveURL("/auth-select?returnTo=%2Fyour-data");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Continue with Email" }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL("/your-data");
});
