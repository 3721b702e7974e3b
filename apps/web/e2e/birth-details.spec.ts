import { expectAccessible } from "@cosmic/tools-e2e/accessibility";
import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { makeBlueprint, signUpQuietly } from "./steps.ts";

/** The form for a birth date, open under that date's blueprint. Answers with the blueprint's slug. */
async function openForm(page: Page, birthDate: string): Promise<string> {
  await signUpQuietly(page);
  const slug = await makeBlueprint(page, birthDate, "INFJ");
  // The first search of a process reads the gazetteer, which takes a busy machine a while.
  await page.request.get("/api/places?search=lisbon", { timeout: 60_000 });
  await page.goto(`/result?slug=${slug}`);
  await page.getByRole("button", { name: "Add your birth time and place" }).click();
  await expect(time(page)).toBeFocused();
  return slug;
}

const time = (page: Page) => page.getByRole("textbox", { name: "Birth time" });
const place = (page: Page) => page.getByRole("combobox", { name: "Birth place" });
const save = (page: Page) => page.getByRole("button", { name: "Write the new blueprint" }).click();

async function chooseCity(page: Page, typed: string, name: RegExp) {
  await place(page).pressSequentially(typed);
  await page.getByRole("option", { name }).first().click();
}

async function expectNewBlueprint(page: Page) {
  await expect(page).toHaveURL(/\/generating-profile\?type=INFJ/);
  await expect(page).toHaveURL(/\/result/, { timeout: 20_000 });
  await expect(page.getByText("Preview Version")).toBeVisible();
}

test("a time and place, given by keyboard alone, settle what was open, and the old blueprint stays", async ({
  page,
}) => {
  await openForm(page, "1990-07-14");
  await page.keyboard.type("1:45 pm");
  await page.keyboard.press("Tab");
  await expect(time(page)).toHaveValue("13:45");
  await page.keyboard.press("Tab");
  await expect(place(page)).toBeFocused();
  await page.keyboard.type("lisb");
  await expect(page.getByRole("option", { name: /Portugal/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(place(page)).toHaveValue("Lisbon, Portugal");
  await page.keyboard.press("Enter");

  await expectNewBlueprint(page);
  await expect(page.getByText("14 July 1990, 13:45")).toBeVisible();
  await expect(page.getByRole("table", { name: /^The angles/ })).toContainText("Libra");
  await expect(page.getByText(/would settle/)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("article").filter({ hasText: "INFJ" })).toHaveCount(2);
});

test("a clock time that came twice is asked about", async ({ page }) => {
  await openForm(page, "1990-10-28");
  await time(page).fill("01:30");
  await chooseCity(page, "london", /England/);
  await save(page);
  const choice = page.getByRole("radiogroup", { name: /Which 01:30 was it\?/ });
  await expect(choice).toBeVisible();
  const before = choice.getByRole("radio", { name: "Before the clocks went back (+01:00)" });
  await expect(before).toBeFocused();
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText("Please choose one of the two.")).toBeVisible();
  await before.focus();
  await page.keyboard.press("ArrowDown");
  await expect(
    choice.getByRole("radio", { name: "After the clocks went back (+00:00)" }),
  ).toBeChecked();
  await save(page);
  await expectNewBlueprint(page);
  await expect(page.getByText(/28 October 1990 at 01:30 in London/)).toBeVisible();
});

test("a clock time that the clocks skipped is explained, with nothing lost", async ({ page }) => {
  await openForm(page, "1991-03-31");
  await time(page).fill("02:30");
  await chooseCity(page, "lyon", /France/);
  await save(page);
  await expect(
    page.getByText(/the clocks in Lyon were put forward from 02:00 to 03:00/),
  ).toBeVisible();
  await expect(time(page)).toBeFocused();
  await expect(time(page)).toHaveValue("02:30");
  await expect(place(page)).toHaveValue(/^Lyon, .*France$/);
  await expectAccessible(page);
  await time(page).fill("03:00");
  await save(page);
  await expectNewBlueprint(page);
});

test("a place alone is enough for those who do not know the time", async ({ page }) => {
  await openForm(page, "1990-07-14");
  await page.getByRole("checkbox", { name: "I do not know the time" }).check();
  await chooseCity(page, "łódź", /Poland/);
  await save(page);
  await expectNewBlueprint(page);
  await expect(page.getByText("Łódź, Poland", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add your birth time" })).toBeVisible();
});

test("an empty form and an unknown town say what to do", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, "1990-07-14");
  await save(page);
  await expect(page.getByText(/Please enter the birth time/)).toBeVisible();
  await expect(time(page)).toBeFocused();
  await place(page).pressSequentially("qqxqq");
  const nothing = page.getByText("No town found for “qqxqq”.").first();
  await expect(nothing).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await place(page).fill("");
  await place(page).pressSequentially("san");
  await expect(page.getByRole("option").nth(5)).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test("a visitor is led to the sign-in and back", async ({ page }) => {
  await page.goto("/generating-profile?type=ENFP&birthDate=1999-12-31");
  await expect(page).toHaveURL(/\/result/);
  await expect(
    page.getByRole("link", { name: "Sign in to add your birth time and place" }),
  ).toHaveAttribute("href", "/auth-select?returnTo=%2Fresult");
});
