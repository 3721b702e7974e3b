import { expectAccessible, expectReflow } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { signUp } from "@cosmic/tools-e2e/product-api";
import { fillLogin } from "./form-steps.ts";

const takeQuiz = async (page: Page, answers: readonly number[]) => {
  await page.request.post("/api/birth-info", { data: { birthDate: "1990-07-15" } });
  await page.request.post("/api/mbti-quiz", { data: { answers } });
};

/** With text at 200 % the page scrolls one way only, and the menu stays in reach. */
async function expectTextFits(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const getOverflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(getOverflow).toBe(width);
    await expect(page.getByRole("button", { name: /^Profile menu/ })).toBeInViewport({ ratio: 1 });
  }
  if (viewport) await page.setViewportSize(viewport);
  await page.reload();
}

const LEVEL = [3, 3, 3, 3, 3, 3, 3, 3];
const FAR = [1, 5, 1, 5, 5, 1, 5, 1];

const statement = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();

async function answer(page: Page, label: string): Promise<void> {
  const before = await statement(page).textContent();
  await page.getByRole("button", { name: label, exact: true }).click();
  await expect(statement(page)).not.toHaveText(before ?? "");
}

const countAnswers = async (page: Page) => {
  const sittings = (await (await page.request.get("/api/sittings")).json()) as {
    answered: number;
  }[];
  return sittings.map(({ answered }) => answered);
};

test("statements make the letters surer, through a reload, the Back button, two tabs and a sign-in", async ({
  page,
  context,
}) => {
  const user = await signUp(page.request);
  await takeQuiz(page, LEVEL);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Make it surer" }).click();
  await expect(page.getByText("Statement 1", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await answer(page, "Very much like me");
  await answer(page, "Not like me");
  expect(await countAnswers(page)).toEqual([2]);

  await page.reload();
  await expect(page.getByText("Statement 3", { exact: true })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByText("Statement 3", { exact: true })).toBeVisible();

  // Both tabs show the same statement; the later answer to it stands, and it counts once.
  const other = await context.newPage();
  await other.goto("/sitting");
  await expect(other.getByText("Statement 3", { exact: true })).toBeVisible();
  await answer(other, "Mostly like me");
  await answer(page, "Very much like me");
  expect(await countAnswers(page)).toEqual([3]);
  await other.close();

  // The session ends; the answer waits for the sign-in.
  const sitting = page.url();
  await context.clearCookies({ name: "cosmic_session" });
  await page.getByRole("button", { name: "Mostly like me", exact: true }).click();
  await expect(page).toHaveURL(/\/auth-select\?/);
  await page.getByLabel("Email").fill(user.email);
  await page.getByRole("button", { name: "Continue with Email" }).click();
  await fillLogin(page, user);
  await expect(page).toHaveURL(sitting);
  await expect(page.getByText("Statement 5", { exact: true })).toBeVisible();
  expect(await countAnswers(page)).toEqual([4]);

  for (let asked = 4; asked < 32; asked += 1) {
    if (!(await page.getByRole("button", { name: "Half and half" }).isVisible())) break;
    await answer(page, asked % 2 ? "Very much like me" : "Not like me");
  }
  await expect(page.getByText(/Your answers come out as/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /May we use your answers/ })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await page.getByRole("button", { name: "Yes, use them" }).click();
  await expect(page.getByRole("heading", { name: /May we use your answers/ })).toBeHidden();

  await page.goto("/your-data");
  await page.getByRole("button", { name: "Stop taking part" }).click();
  await expect(page.getByText("You do not take part.")).toBeVisible();
});

test("a retake shows on the dashboard, and the reader chooses which sitting counts", async ({
  page,
}) => {
  await signUp(page.request);
  await takeQuiz(page, FAR);
  await takeQuiz(
    page,
    FAR.map((given) => 6 - given),
  );
  await page.goto("/dashboard");
  await expect(page.getByText("A real shift since the sitting before").first()).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await expectTextFits(page);
  await expect(page.getByText("Type: INFP")).toBeVisible();
  await page.getByText(/: ESTJ$/).click();
  await expect(page.getByText("Type: ESTJ")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: /ESTJ/ })).toBeChecked();
});
