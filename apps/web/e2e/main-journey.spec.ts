import { waitForEmail } from "@cosmic/tools-e2e/emails";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { continueWithEmail, createAccountByEmail, enterBirthDate } from "./form-steps.ts";
import { expectPreview } from "./report-steps.ts";

test("a visitor signs up, takes the quiz and reads their own blueprint", async ({
  page,
  sites,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Cosmic Blueprint/);
  await page.getByRole("link", { name: "Chart Your Self" }).first().click();
  await expect(page).toHaveURL("/auth-select?returnTo=%2Fquiz");
  const user = await createAccountByEmail(page);

  await expect(page).toHaveURL("/quiz");
  await enterBirthDate(page, "1990-07-15");
  await page.getByRole("button", { name: "No, take the quiz" }).click();
  await expect(page.getByText("Step 3 of 3: Personality Quiz")).toBeVisible();
  for (const [index, position] of [1, 1, 1, 1, 5, 5, 5, 5].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 8`)).toBeVisible();
    await page
      .getByRole("radio")
      .nth(position - 1)
      .click();
    const next = index === 7 ? "Generate My Blueprint" : "Next Question";
    await page.getByRole("button", { name: next }).click();
  }

  await expect(page).toHaveURL(/\/mbti-result\?type=ENTP&birthDate=1990-07-15/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ENTP");
  // The only place where the three seconds until this button really pass.
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/generating-profile\?type=ENTP&birthDate=1990-07-15/);
  await expect(page).toHaveURL(/\/result/);
  await expectPreview(page);
  const wheel = page.getByRole("img", { name: "Birth chart for July 15, 1990" });
  await expect(wheel).toHaveAccessibleDescription(/The Sun in Cancer/);

  const email = await waitForEmail(page.request, sites.mail, {
    address: user.email,
    subject: "Welcome to Cosmic Blueprint",
  });
  expect(email.text).toContain(`${sites.web}/confirm-email?token=`);

  // Another browser: the account holds everything.
  await page.context().clearCookies();
  await page.goto("/auth-select");
  await continueWithEmail(page, user.email);
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("article").filter({ hasText: "ENTP" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/result\?slug=/);
  await expectPreview(page);
});
