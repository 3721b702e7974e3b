import { expect, type Page } from "@cosmic/tools-e2e/journey";

/** Tells the stand-in for Stripe what people, banks and accidents do there. */
export async function atProvider(
  page: Page,
  stripe: string,
  control: string,
  parameters: object = {},
): Promise<void> {
  const answer = await page.request.post(`${stripe}/_control/${control}`, { data: parameters });
  expect(answer.status(), `${control} at the stand-in`).toBe(200);
}

export const unlockButton = (page: Page) =>
  page.getByRole("button", { name: "Unlock Full Report for $9.99" });

/** From the preview to the provider's page; answers with the session's number there. */
export async function goToPaymentPage(page: Page, stripe: string): Promise<string> {
  await unlockButton(page).click();
  return await expectPaymentPage(page, stripe);
}

export async function expectPaymentPage(page: Page, stripe: string): Promise<string> {
  await page.waitForURL(`${stripe}/c/pay/**`);
  await expect(page.getByText("TEST MODE")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pay $9.99" })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

export async function pressOnPaymentPage(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Everything that was paid for can be read, and nothing asks for money. */
export async function expectFullReport(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Preview Version")).toHaveCount(0);
  await expect(unlockButton(page)).toHaveCount(0);
}

export async function expectPreview(page: Page): Promise<void> {
  await expect(page.getByText("Preview Version")).toBeVisible();
  await expect(unlockButton(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shadow Work" })).toHaveCount(0);
}

/** Keeps pages that move on after three seconds long enough to be looked at. */
export async function holdRedirects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      start(handler, delay === 3_000 ? 600_000 : delay, ...rest)) as typeof window.setTimeout;
  });
}

/** The subjects of the letters to somebody, oldest first. */
export async function subjectsTo(page: Page, mail: string, email: string): Promise<string[]> {
  const emails = (await (await page.request.get(`${mail}/email`)).json()) as {
    subject: string;
    to: { address: string }[];
  }[];
  return emails
    .filter(({ to }) => to.some(({ address }) => address === email))
    .map(({ subject }) => subject);
}
