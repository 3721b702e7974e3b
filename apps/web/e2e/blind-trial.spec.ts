import { expectAccessible, expectReflow } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, type Response, test } from "@cosmic/tools-e2e/journey";
import {
  confirmAddress,
  createBlueprint,
  signUp,
  signUpWithLifetimeAccess,
} from "@cosmic/tools-e2e/product-api";
import { enterBirthDate } from "./form-steps.ts";

// One after the other: they look at the count of all choices.
test.describe.configure({ mode: "serial" });

/** The first answer of each question; the tests' quiz is answered so by hand too. */
const ANSWERS = Array.from({ length: 8 }, () => 1);
/** Types, signs and their order in what the API answers; the files of the site are the same for everyone. */
const LABEL =
  /\b[EI][NS][FT][JP]\b|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|archetype|isOwn|ownId/;

/** A user with a confirmed address at the last question, who gets three texts and not the check of the counting. */
async function answerQuiz(page: Page, mailbox: string): Promise<void> {
  for (let texts = 0; texts !== 3; ) {
    await page.context().clearCookies();
    const user = await signUp(page.request);
    await confirmAddress(page.request, mailbox, user);
    await page.request.post("/api/birth-info", { data: { birthDate: "1990-07-15" } });
    const answer = await page.request.post("/api/trial", { data: { answers: ANSWERS } });
    texts = ((await answer.json()) as { texts: unknown[] }).texts.length;
  }
  await page.goto("/quiz");
  await enterBirthDate(page, "1990-07-15");
  await page.getByRole("button", { name: "No, take the quiz" }).click();
  for (let question = 1; question <= 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
    await page.getByRole("main").getByRole("radio").first().check();
    if (question < 8) await page.getByRole("button", { name: "Next Question" }).click();
  }
}

const texts = (page: Page) =>
  page.getByRole("radiogroup", { name: /fits you best/ }).getByRole("radio");
const choose = (page: Page) => page.getByRole("button", { name: "This one is me" });

async function countOverviews(page: Page): Promise<number> {
  const answer = await page.request.get("/api/accuracy");
  return ((await answer.json()) as { overview: { all: { n: number } } }).overview.all.n;
}

test("a reader picks one of three texts without a label, once, and then learns the type", async ({
  page,
  context,
  sites,
}) => {
  await answerQuiz(page, sites.mail);
  await expectAccessible(page);
  const before = await countOverviews(page);
  const told: string[] = [];
  const listen = async (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith("/api/")) return;
    // The body of a response is gone with the page that asked for it; the reload asks again.
    told.push(await response.text().catch(() => ""));
  };
  page.on("response", listen);
  await page.getByRole("link", { name: "Try it blind first" }).click();
  await expect(texts(page)).toHaveCount(3);
  const shown = await page.getByRole("radiogroup").first().innerText();
  await page.reload();
  await expect(texts(page)).toHaveCount(3);
  expect(await page.getByRole("radiogroup").first().innerText()).toBe(shown);
  await page.waitForLoadState("networkidle");
  page.off("response", listen);
  expect(told.join("\n")).toContain('"texts"');
  expect(told.join("\n")).not.toMatch(LABEL);
  expect(await page.getByRole("main").innerHTML()).not.toMatch(LABEL);
  await expectAccessible(page);
  await expectReflow(page);

  const other = await context.newPage();
  await other.goto("/trial");
  await expect(
    other.getByRole("heading", { name: "Your answers are not in this tab" }),
  ).toBeVisible();
  await other.evaluate(
    (draft) => {
      sessionStorage.setItem("quizProgress", draft);
    },
    await page.evaluate(() => sessionStorage.getItem("quizProgress") ?? ""),
  );
  await other.goto("/trial");
  await expect(texts(other)).toHaveCount(3);

  await texts(page).nth(1).check();
  await choose(page).dblclick();
  await expect(page.getByRole("heading", { name: /^You chose/ })).toBeFocused();
  await expect(page.getByText("Your choice is counted.")).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^You chose/ })).toBeVisible();
  await expect(page.getByRole("article", { name: /^Written for/ })).toHaveCount(3);
  await expect(page.getByText("Your choice is counted.")).toBeVisible();
  await texts(other).nth(2).check();
  await choose(other).click();
  await expect(other.getByText("This choice is not counted")).toBeVisible();
  await other.close();
  expect(await countOverviews(page)).toBe(before + 1);

  await page.getByRole("button", { name: "See your type" }).click();
  await expect(page).toHaveURL(/\/mbti-result\?type=[A-Z]{4}&birthDate=1990-07-15/);
  // Until the page of the type has taken its place, the outcome stands under the new address.
  await expect(page.getByRole("heading", { name: /^You chose/ })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("alert")).toContainText("You have been told your type");
  expect(await countOverviews(page)).toBe(before + 1);
});

test("a reader who signs in again in the middle finds the same texts and counts once", async ({
  page,
  sites,
}) => {
  await answerQuiz(page, sites.mail);
  const before = await countOverviews(page);
  await page.getByRole("link", { name: "Try it blind first" }).click();
  await expect(texts(page)).toHaveCount(3);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await texts(page).first().check();
  await choose(page).click();
  await expect(page).toHaveURL(/\/auth-select\?returnTo=%2Ftrial/);
  await page.context().addCookies(cookies);
  await page.goto("/trial");
  await texts(page).first().check();
  await choose(page).click();
  await expect(page.getByText("Your choice is counted.")).toBeVisible();
  expect(await countOverviews(page)).toBe(before + 1);
});

test("a chapter can be tried blind once its report has left the tab", async ({ page, sites }) => {
  const user = await signUpWithLifetimeAccess(page.request);
  await confirmAddress(page.request, sites.mail, user);
  const slug = await createBlueprint(page.request, { birthDate: "1990-10-28" });
  await page.goto(`/result?slug=${slug}`);
  await page.getByRole("link", { name: "Try a chapter blind" }).click();
  await expect(texts(page).first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("generatedProfile"))).toBeNull();
  await texts(page).first().check();
  await choose(page).click();
  await expect(page.getByText("Your choice is counted.")).toBeVisible();
  await page.getByRole("link", { name: "Back to your blueprint" }).click();
  await expect(page.getByRole("link", { name: "Try a chapter blind" })).toBeVisible();
});
