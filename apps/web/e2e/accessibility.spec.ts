import { expectAccessible, expectReflow } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import {
  buyLifetimeAccess,
  createBlueprint,
  signUp,
  signUpWithLifetimeAccess,
} from "@cosmic/tools-e2e/product-api";
import { newUser } from "@cosmic/tools-e2e/users";
import { enterBirthDate, setNewPassword } from "./form-steps.ts";
import { expectFullReport, expectPreview, openPart, unlockButton } from "./report-steps.ts";

// Every screen once, in as few visits as its states allow. A failure is noted and the walk goes on.

const UNAVAILABLE = {
  status: 503,
  json: { message: "Please try again.", code: "unavailable", requestId: "r" },
};

async function openAndCheck(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
}

test("no screen of a visitor has an accessibility violation", async ({ page }) => {
  for (const path of [
    "/home",
    "/auth?error=other_google_account&returnTo=%2Fquiz",
    "/auth-select",
    "/signup",
    "/reset-password",
    "/confirm-email",
    "/mbti-result?type=INTJ&birthDate=1990-07-15",
    "/mbti-result?type=XXXX&birthDate=1990-07-15",
    "/result",
    "/accuracy",
    "/terms",
    "/privacy",
    "/nowhere",
  ]) {
    await openAndCheck(page, path);
  }

  // Once the scripts are here: before, a form does nothing.
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/email-auth?${new URLSearchParams({ email: newUser().email })}`);
  await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Enter the password once more")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(newUser().email);
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/reset-password?token=unknown");
  await setNewPassword(page, "short");
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expectAccessible(page);
  await setNewPassword(page, "long-enough-by-far");
  await expect(page.getByText("This link no longer works")).toBeVisible();
  await expectAccessible(page);
  await page.route("**/api/auth/reset-password", (route) =>
    route.fulfill({ json: { message: "Done." } }),
  );
  await page.goto("/reset-password?token=known");
  await setNewPassword(page, "long-enough-by-far");
  await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
  await expectAccessible(page);
});

test("no screen of a signed-in user has an accessibility violation", async ({ page }) => {
  await signUp(page.request, { firstName: "Ada" });
  await openAndCheck(page, "/dashboard");
  await openAndCheck(page, "/quiz");
  await enterBirthDate(page, "1990-10-28");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, I know it" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "No, take the quiz" }).click();
  await expect(page.getByText("Question 1 of 8")).toBeVisible();
  await expectAccessible(page);

  const slug = await createBlueprint(page.request, { birthDate: "1990-10-28" });
  await page.goto("/dashboard");
  await expect(page.getByRole("article").filter({ hasText: "INFJ" })).toBeVisible();
  await page.getByRole("button", { name: /Profile menu/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/result?slug=${slug}`);
  await expectPreview(page);
  await expectReflow(page);
  await page.route("**/api/create-checkout-session", (route) => route.fulfill(UNAVAILABLE));
  await unlockButton(page).click();
  await expect(page.getByText("The payment page did not open")).toBeVisible();
  await page.getByRole("button", { name: "Add your birth time and place" }).click();
  await page.getByRole("textbox", { name: "Birth time" }).fill("01:30");
  await page.getByRole("combobox", { name: "Birth place" }).pressSequentially("london");
  const england = page.getByRole("option", { name: /England/ }).first();
  await expect(england).toBeVisible();
  await expectAccessible(page);
  await england.click();
  await page.getByRole("button", { name: "Write the new blueprint" }).click();
  await expect(page.getByRole("radiogroup", { name: /Which 01:30 was it\?/ })).toBeVisible();
  await expectAccessible(page, ["form"]);

  await page.request.post("/api/mbti-quiz", { data: { answers: [3, 3, 3, 3, 3, 3, 3, 3] } });
  await openAndCheck(page, "/sitting");
  await page.getByRole("button", { name: "That is enough for now" }).click();
  await expect(page.getByRole("heading", { name: "Your answers are saved" })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await openAndCheck(page, "/trial");

  await page.goto("/your-data");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("This is not the email address of this account.")).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});

test("no screen of a buyer has an accessibility violation", async ({ page, sites }) => {
  await signUp(page.request);
  await createBlueprint(page.request);
  const verification = "**/api/checkout-success?*";
  const success = "/checkout-success?session_id=cs_test_0123456789";
  await page.route(verification, (route) =>
    route.fulfill({ json: { success: false, message: "On its way.", pending: true } }),
  );
  await page.goto(success);
  await expect(page.getByRole("heading", { name: "Your payment is on its way" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Read on meanwhile" }).click();
  await page.unroute(verification);

  // These two lead on after three seconds.
  for (const [heading, answer] of [
    ["Verification Error", UNAVAILABLE],
    ["Payment Successful!", { json: { success: true, message: "Paid." } }],
  ] as const) {
    await page.route(verification, (route) => route.fulfill(answer));
    await page.clock.install();
    await page.goto(success);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(verification);
  }

  await buyLifetimeAccess(page.request, sites.stripe);
  await page.goto("/your-data");
  const purchases = page.getByRole("region", { name: "Purchases" });
  await purchases.getByRole("button", { name: "Get a refund" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
  await page.route("**/api/purchases/*/refund", (route) => route.fulfill(UNAVAILABLE));
  await page.getByRole("alertdialog").getByRole("button", { name: "Get a refund" }).click();
  await expect(purchases.getByText("The refund is not confirmed yet")).toBeVisible();
  await expectAccessible(page);
});

test("a full report has no accessibility violation, with a note and the chapters open", async ({
  page,
}) => {
  await signUpWithLifetimeAccess(page.request);
  const slug = await createBlueprint(page.request);
  await page.goto(`/result?slug=${slug}`);
  await expectFullReport(page);
  await expectAccessible(page);
  await expectReflow(page);
  for (const numeral of ["I", "II", "III", "IV", "V", "VI", "VII"]) await openPart(page, numeral);
  await page.getByText("Show every body, aspect and house").click();
  await expectAccessible(page);
  await expectReflow(page);
  await page.getByText("Show what each line rests on").click();
  await page.getByRole("article", { name: "Shadow Work" }).getByRole("button").first().click();
  await expect(page.getByText("This line rests on")).toBeVisible();
  await expectAccessible(page, ["[data-note]"]);
  await expectAccessible(page, ["article:has(#shadowWork)", "label:has([role=switch])"]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Chapters", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Chapters" })).toBeVisible();
  await expectAccessible(page, ["dialog[open]"]);
});
