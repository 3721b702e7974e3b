import { expect, type Page } from "@cosmic/tools-e2e/journey";

/** The status of the current-user call with the page's cookies: 200 or 401. */
export const getSessionStatus = async (page: Page): Promise<number> =>
  (await page.request.get("/api/auth/user")).status();

export async function expectSignedInAs(page: Page, email: string): Promise<void> {
  const response = await page.request.get("/api/auth/user");
  expect(response.status()).toBe(200);
  expect(((await response.json()) as { email: string }).email).toBe(email);
}
