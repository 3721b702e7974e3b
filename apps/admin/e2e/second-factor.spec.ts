import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { OPERATOR } from "@cosmic/tools-e2e/cast";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { runLocal } from "@cosmic/tools-e2e/run-local";
import { TOTP } from "otpauth";
import { fillSignIn } from "./steps.ts";

/** A separate instance for this file, whose tests change how the operator signs in. */
let product: Awaited<ReturnType<typeof runLocal>> | undefined;

test.use({
  baseURL: async ({ sites }, use) => {
    await use(product?.adminUrl ?? sites.admin);
  },
});

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await runLocal({ ADMIN_EMAIL: OPERATOR.email, ADMIN_PASSWORD: OPERATOR.password });
});

test.afterAll(async () => {
  await product?.stop();
});

const HALF_A_MINUTE = 30_000;

/** A code of this 30-second period, or of a later one; each is accepted once. */
const getCode = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * HALF_A_MINUTE });

const codeField = (page: Page) =>
  page.getByRole("textbox", { name: "Code from your authenticator app" });
const recoveryField = (page: Page) => page.getByRole("textbox", { name: "Recovery code" });

async function openYourSignIn(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Your sign-in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your sign-in" })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
}

test("operator turns two-step sign-in on, signs in with it and with a recovery code, and turns it off", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto("/");
  await fillSignIn(page, OPERATOR.email, OPERATOR.password);
  await openYourSignIn(page);

  await page.getByRole("textbox", { name: "Your password" }).fill("not the password");
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await page.getByRole("textbox", { name: "Your password" }).fill(OPERATOR.password);
  await page.getByRole("button", { name: "Set up" }).click();
  const picture = page.getByRole("img", { name: "QR code for your authenticator app" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expectAccessible(page);
  const address = await page.getByRole("link", { name: "open it in the app" }).getAttribute("href");
  const secret = new URL(address ?? "").searchParams.get("secret") ?? "";

  await codeField(page).fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("This code is incorrect or was already used.")).toBeVisible();
  const first = getCode(secret);
  await codeField(page).fill(first);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in is on" })).toBeFocused();
  const codes = await page
    .getByRole("listitem")
    .filter({ hasText: /^[\dA-Z]{4}(?:-[\dA-Z]{4}){2}$/ })
    .allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await expect(page.getByText(codes[0] ?? "")).toHaveCount(0);

  await logOut(page);
  await fillSignIn(page, OPERATOR.email, OPERATOR.password);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  expect((await page.request.get("/api/admin/me")).status()).toBe(401);
  await codeField(page).fill(first);
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is incorrect or was already used.")).toBeVisible();
  await codeField(page).fill(getCode(secret, 1));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

  await logOut(page);
  await fillSignIn(page, OPERATOR.email, OPERATOR.password);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expect(recoveryField(page)).toBeFocused();
  await page.keyboard.type((codes[0] ?? "").toLowerCase().replaceAll("-", " "));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

  await openYourSignIn(page);
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await recoveryField(page).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("This code is incorrect or was already used.")).toBeVisible();
  await recoveryField(page).fill(codes[1] ?? "");
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Two-step sign-in is off").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();

  await logOut(page);
  await fillSignIn(page, OPERATOR.email, OPERATOR.password);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});
