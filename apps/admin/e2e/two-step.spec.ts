import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { signInOperator } from "@cosmic/tools-e2e/product-api";
import { TWO_STEP_OPERATOR } from "@cosmic/tools-e2e/users";
import { TOTP } from "otpauth";
import { fillSignIn } from "./panel-steps.ts";

const PERIOD_MS = 30_000;

/** A code of the current half minute or of a later one: the server takes each once. */
const generateCode = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * PERIOD_MS });

const codeField = (page: Page) =>
  page.getByRole("textbox", { name: "Code from your authenticator app" });
const recoveryField = (page: Page) => page.getByRole("textbox", { name: "Recovery code" });

async function signInAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  await fillSignIn(page, TWO_STEP_OPERATOR);
}

test("operator turns two-step sign-in on, signs in with a code and a recovery code, and turns it off", async ({
  page,
  sites,
}) => {
  await signInOperator(page.request, sites.admin, TWO_STEP_OPERATOR);
  await page.goto("/your-sign-in");
  await page.getByRole("textbox", { name: "Your password" }).fill(TWO_STEP_OPERATOR.password);
  await page.getByRole("button", { name: "Set up" }).click();
  const image = page.getByRole("img", { name: "QR code for your authenticator app" });
  await expect(image).toBeVisible();
  expect(await image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).not.toBe(0);
  await expectAccessible(page);
  const address = await page.getByRole("link", { name: "open it in the app" }).getAttribute("href");
  const secret = new URL(address ?? "").searchParams.get("secret") ?? "";
  await codeField(page).fill(generateCode(secret));
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
  await page.reload();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await expect(page.getByText(codes[0] ?? "")).toHaveCount(0);

  await signInAgain(page);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  expect((await page.request.get("/api/admin/me")).status()).toBe(401);
  await codeField(page).fill(generateCode(secret, 1));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

  await signInAgain(page);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expect(recoveryField(page)).toBeFocused();
  await page.keyboard.type((codes[0] ?? "").toLowerCase().replaceAll("-", " "));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.goto("/your-sign-in");
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await recoveryField(page).fill(codes[1] ?? "");
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
});
