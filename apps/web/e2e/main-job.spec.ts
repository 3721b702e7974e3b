import { expect, test } from "@cosmic/tools-e2e/journey";
import { answerQuestions, createAccountByEmail, giveBirthDate } from "./steps.ts";

test("a visitor becomes the reader of a blueprint of their own", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Cosmic Blueprint/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Where Astrology Meets Psychology",
  );
  await page.getByRole("link", { name: "Chart Your Self" }).first().click();

  await expect(page).toHaveURL("/auth-select?returnTo=%2Fquiz");
  const person = await createAccountByEmail(page);

  await expect(page).toHaveURL("/quiz");
  await giveBirthDate(page, "1990-07-15");
  await page.getByRole("button", { name: "No, take the quiz" }).click();
  await expect(page.getByText("Step 3 of 3: Personality Quiz")).toBeVisible();
  await answerQuestions(page, [1, 1, 1, 1, 5, 5, 5, 5]);

  await expect(page).toHaveURL(/\/mbti-result\?type=ENTP&birthDate=1990-07-15/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ENTP");
  await expect(page.getByText("Debater").first()).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL(/\/generating-profile\?type=ENTP&birthDate=1990-07-15/);
  await expect(page).toHaveURL(/\/result/);
  await expect(page.getByText("Preview Version")).toBeVisible();
  await expect(page.getByText("Cancer").first()).toBeVisible();
  for (const card of ["Career & Work", "Love & Relationships", "Spiritual Growth"]) {
    await expect(page.getByRole("heading", { name: card })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Unlock Full Report for $9.99" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toHaveCount(0);

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Your Cosmic Dashboard" })).toBeVisible();
  await expect(page.getByText("Sun in Cancer").first()).toBeVisible();
  await expect(page.getByText("Type: ENTP")).toBeVisible();
  await expect(page.getByText(/1 blueprint\b/)).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: "ENTP" });
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/result\?slug=/);
  await expect(page.getByText("Preview Version")).toBeVisible();

  // Everything is still there for the same person in another browser.
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(card).toBeVisible();
});

test("someone who knows their type skips the questions", async ({ page }) => {
  await page.goto("/auth-select?returnTo=%2Fquiz");
  await createAccountByEmail(page);
  await giveBirthDate(page, "1962-02-04");
  await page.getByRole("button", { name: "Yes, I know it" }).click();
  await expect(page.getByText("Step 2 of 3: Select Your Type")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("Step 2 of 3: Personality Type")).toBeVisible();
  await page.getByRole("button", { name: "Yes, I know it" }).click();
  await page.getByRole("button", { name: /INFJ/ }).click();
  await page.getByRole("button", { name: "Generate My Blueprint" }).click();
  await expect(page).toHaveURL(/\/generating-profile\?type=INFJ&birthDate=1962-02-04/);
  await expect(page).toHaveURL(/\/result/);
  await expect(page.getByText("Aquarius").first()).toBeVisible();
});
