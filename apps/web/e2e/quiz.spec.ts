import { expect, test } from "@cosmic/tools-e2e/journey";
import { signUp } from "@cosmic/tools-e2e/product-api";

test("the quiz is completed by keyboard alone, with a reload halfway", async ({ page }) => {
  await signUp(page.request);
  await page.goto("/quiz");
  await page.getByLabel("Birth date").fill("1990-07-15");
  await page.keyboard.press("Enter");
  const quizButton = page.getByRole("button", { name: "No, take the quiz" });
  await expect(quizButton).toBeVisible();
  await quizButton.focus();
  await page.keyboard.press("Enter");
  const answers = page.getByRole("main").getByRole("radio");
  for (let question = 1; question <= 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
    if (question === 4) {
      await page.reload();
      await expect(page.getByText("Question 4 of 8")).toBeVisible();
      await page.getByRole("button", { name: "Previous" }).click();
      await expect(answers.nth(1)).toBeChecked();
      await page.getByRole("button", { name: "Next Question" }).click();
      await expect(page.getByText("Question 4 of 8")).toBeVisible();
    }
    // The heading takes the focus once a question has appeared; before, it would take it from the answer.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await answers.first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(answers.nth(1)).toBeChecked();
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

test("an impossible date that was typed is told apart from a missing one", async ({ page }) => {
  await signUp(page.request);
  await page.goto("/quiz");
  const field = page.getByLabel("Birth date");
  await field.focus();
  await page.keyboard.type("02311990");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/not a whole date of the calendar/).first()).toBeVisible();
  await expect(page.getByText("Missing Information")).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.fill("1990-02-28");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Step 2 of 3: Personality Type")).toBeVisible();
});
