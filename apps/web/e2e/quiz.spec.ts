import { expect, test } from "@cosmic/tools-e2e/journey";
import { giveBirthDate, signUpQuietly } from "./steps.ts";

test("answers survive a reload in the middle of the questions", async ({ page }) => {
  await signUpQuietly(page);
  await page.goto("/quiz");
  await giveBirthDate(page, "1984-11-02");
  await page.getByRole("button", { name: "No, take the quiz" }).click();
  for (const position of [2, 4, 1]) {
    await page
      .getByRole("radio")
      .nth(position - 1)
      .click();
    await page.getByRole("button", { name: "Next Question" }).click();
  }
  await expect(page.getByText("Question 4 of 8")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Question 4 of 8")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("main").getByRole("radio").nth(0)).toBeChecked();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("main").getByRole("radio").nth(3)).toBeChecked();
});

test("an empty birth date is asked for, and a future one is refused", async ({ page }) => {
  await signUpQuietly(page);
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Missing Information").first()).toBeVisible();
  await expect(page.getByText("Please provide your birth date.").first()).toBeVisible();
  await page.getByLabel("Birth date").fill("2999-01-01");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Step 1 of 3: Birth Information")).toBeVisible();
});

test("a session that ended mid-quiz leads to sign-in", async ({ page }) => {
  await signUpQuietly(page);
  await page.goto("/quiz");
  await expect(page.getByText("Step 1 of 3: Birth Information")).toBeVisible();
  await page.context().clearCookies();
  await page.getByLabel("Birth date").fill("1984-11-02");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(
    page.getByText("You need to log in to continue. Redirecting...").first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/auth-select/);
});

test("the whole quiz works by keyboard alone", async ({ page }) => {
  await signUpQuietly(page);
  await page.goto("/quiz");
  await page.getByLabel("Birth date").fill("1990-07-15");
  await page.keyboard.press("Enter");
  const quizButton = page.getByRole("button", { name: "No, take the quiz" });
  await expect(quizButton).toBeVisible();
  await quizButton.focus();
  await page.keyboard.press("Enter");
  for (let question = 1; question <= 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
    await page.getByRole("main").getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("main").getByRole("radio").nth(1)).toBeChecked();
    const next = page.getByRole("button", {
      name: question === 8 ? "Generate My Blueprint" : "Next Question",
    });
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await page.keyboard.press("Tab");
      if (await next.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/\/mbti-result/);
});
