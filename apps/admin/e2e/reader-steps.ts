import { newPerson } from "@cosmic/tools-e2e/cast";
import { expect, type Page } from "@cosmic/tools-e2e/journey";
import type { Browser } from "@playwright/test";

/** A user of the public site, in a separate browser context. */
export interface Reader {
  page: Page;
  email: string;
}

/** Signs up a new user on the public site; the caller closes the context. */
export async function newReader(
  browser: Browser,
  web: string,
  names: { firstName?: string; lastName?: string } = {},
): Promise<Reader> {
  const context = await browser.newContext({ baseURL: web, reducedMotion: "reduce" });
  const page = await context.newPage();
  const person = newPerson();
  const answer = await page.request.post("/api/auth/signup", {
    data: { ...person, ...names },
    headers: { origin: web },
  });
  expect(answer.status()).toBe(200);
  return { page, email: person.email };
}

/** Generates a blueprint for the user and returns the path of its report. */
export async function writeBlueprint({ page }: Reader, web: string): Promise<string> {
  const answer = await page.request.post("/api/generate-profile", {
    data: { birthDate: "1990-03-21", mbtiType: "INTJ" },
    headers: { origin: web },
  });
  expect(answer.status()).toBe(200);
  const { profile } = (await answer.json()) as { profile: { slug: string } };
  return `/result?slug=${profile.slug}`;
}
