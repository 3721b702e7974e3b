import { newPerson } from "@cosmic/tools-e2e/cast";
import { expect, type Page } from "@cosmic/tools-e2e/journey";
import { waitForEmail } from "@cosmic/tools-e2e/letters";
import type { Person } from "./steps.ts";

/** One account made through the API, with no session in the page. */
export async function haveAccount(page: Page, domain?: string): Promise<Person> {
  const person = newPerson(domain);
  const response = await page.request.post("/api/auth/signup", { data: person });
  expect(response.status()).toBe(200);
  await page.context().clearCookies();
  return person;
}

/** The status of asking who is signed in, with the page's own cookies: 200 or 401. */
export const sessionStatus = async (page: Page): Promise<number> =>
  (await page.request.get("/api/auth/user")).status();

export async function expectSignedInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.get("/api/auth/user");
  expect(answer.status()).toBe(200);
  expect(((await answer.json()) as { email: string }).email).toBe(email);
}

/** Fills and sends the form of /login or, with a known address, of /email-auth. */
export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

export interface GoogleChoice {
  email: string;
  name?: string;
  verified?: "Yes" | "No" | "Not said" | "The word “false”";
  /** A value of the page's "Failure". */
  failure?: string;
  /** Another account number than the address's usual one. */
  subject?: string;
}

/** Fills the page that stands in for Google's, and goes on. */
export async function answerGoogle(page: Page, choice: GoogleChoice): Promise<void> {
  await page.getByLabel("Email address").fill(choice.email);
  if (choice.name) await page.getByLabel("Name").fill(choice.name);
  if (choice.verified) {
    await page.getByRole("radio", { name: choice.verified, exact: true }).check();
  }
  if (choice.failure !== undefined || choice.subject !== undefined) {
    await page.getByText(/^More:/).click();
    if (choice.failure) await page.getByLabel("Failure").selectOption(choice.failure);
    if (choice.subject) await page.getByLabel("Account number").fill(choice.subject);
  }
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** From an open page of the site through Google's and back. */
export async function continueWithGoogle(page: Page, choice: GoogleChoice): Promise<void> {
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("heading", { name: "Sign in with any account" })).toBeVisible();
  await answerGoogle(page, choice);
}

/** Asks for a reset letter and returns the link in the n-th one. */
export async function askForResetLink(
  page: Page,
  mailbox: string,
  email: string,
  place = 1,
): Promise<string> {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  const message = await waitForEmail(page.request, mailbox, {
    address: email,
    subject: "Set a new password",
    place,
  });
  const [link] = /http:\/\/\S+\/reset-password\?token=[\w-]{43}/.exec(message.text) ?? [];
  if (!link) throw new Error(`No reset link in the letter: ${message.text}`);
  return link;
}

export async function setNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set New Password" }).click();
}
