import { LIFETIME_DOMAIN, newPerson } from "@cosmic/tools-e2e/cast";
import { expect, type Page } from "@cosmic/tools-e2e/journey";

export type Person = ReturnType<typeof newPerson>;

/** A new account made through the API, its session in the page's own cookies. */
export async function signUpQuietly(
  page: Page,
  names: { firstName?: string } = {},
  person = newPerson(),
): Promise<Person> {
  const response = await page.request.post("/api/auth/signup", { data: { ...person, ...names } });
  expect(response.status()).toBe(200);
  return person;
}

/** As signUpQuietly, for somebody who has paid. */
export function signUpWithLifetimeAccess(page: Page): Promise<Person> {
  return signUpQuietly(page, {}, newPerson(LIFETIME_DOMAIN));
}

/** A blueprint made through the API for whoever is signed in; answers with its slug. */
export async function makeBlueprint(
  page: Page,
  birthDate: string,
  mbtiType: string,
): Promise<string> {
  const response = await page.request.post("/api/generate-profile", {
    data: { birthDate, mbtiType },
  });
  expect(response.status()).toBe(200);
  const { profile } = (await response.json()) as { profile: { slug: string } };
  return profile.slug;
}

/** From the choice of sign-in methods to a new account, by e-mail. */
export async function createAccountByEmail(page: Page): Promise<Person> {
  const person = newPerson();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Continue with Email" }).click();
  await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  return person;
}

export async function giveBirthDate(page: Page, birthDate: string): Promise<void> {
  await expect(page.getByText("Step 1 of 3: Birth Information")).toBeVisible();
  await page.getByLabel("Birth date").fill(birthDate);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Step 2 of 3: Personality Type")).toBeVisible();
}

/** Answers the eight questions with the given option positions, 1 to 5. */
export async function answerQuestions(page: Page, positions: readonly number[]): Promise<void> {
  for (const [index, position] of positions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 8`)).toBeVisible();
    await page
      .getByRole("radio")
      .nth(position - 1)
      .click();
    const isLast = index === positions.length - 1;
    await page
      .getByRole("button", { name: isLast ? "Generate My Blueprint" : "Next Question" })
      .click();
  }
}
