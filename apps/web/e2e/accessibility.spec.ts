import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { giveBirthDate, makeBlueprint, signUpQuietly } from "./steps.ts";

const VISITOR_PAGES = [
  "/home",
  "/auth",
  "/auth-select",
  "/email-auth?email=a%40b.test",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=abc",
  "/mbti-result?type=INTJ&birthDate=1990-07-15",
  "/mbti-result?type=XXXX&birthDate=1990-07-15",
  "/result",
  "/nowhere",
];

for (const path of VISITOR_PAGES) {
  test(`${path} has no accessibility violation by day or by night`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test("the signed-in screens have no accessibility violation by day or by night", async ({
  page,
}) => {
  await signUpQuietly(page, { firstName: "Ada" });
  await page.goto("/dashboard");
  await expect(page.getByText("No Blueprints Yet")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/quiz");
  await expect(page.getByText("Step 1 of 3: Birth Information")).toBeVisible();
  await expectAccessible(page);
  await giveBirthDate(page, "1990-07-15");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, I know it" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "No, take the quiz" }).click();
  await expect(page.getByText("Question 1 of 8")).toBeVisible();
  await expectAccessible(page);

  const slug = await makeBlueprint(page, "1990-07-15", "INTJ");
  await page.goto("/dashboard");
  await expect(page.getByRole("article").filter({ hasText: "INTJ" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByText("Preview Version")).toBeVisible();
  await expectAccessible(page);
});
