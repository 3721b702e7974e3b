import { type APIRequestContext, expect } from "@playwright/test";

/** A mail as the mailbox's `GET /email` tells it, as far as journeys read it. */
interface Email {
  subject: string;
  text: string;
  html: string;
  to: readonly { address: string }[];
}

/** All letters to an address, the first one first. */
export async function listEmails(
  request: APIRequestContext,
  mailbox: string,
  address: string,
): Promise<Email[]> {
  const emails = (await (await request.get(`${mailbox}/email`)).json()) as Email[];
  return emails.filter(({ to }) => to.some((one) => one.address === address));
}

/** Waits for the n-th letter with a subject to an address; the first one unless told otherwise. */
export async function waitForEmail(
  request: APIRequestContext,
  mailbox: string,
  { address, subject, place = 1 }: { address: string; subject: string; place?: number },
): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const emails = await listEmails(request, mailbox, address);
        found = emails.filter((email) => email.subject === subject)[place - 1];
        return found?.subject;
      },
      { message: `the letter "${subject}" to ${address}`, timeout: 30_000 },
    )
    .toBe(subject);
  if (!found) throw new Error("The letter has gone again");
  return found;
}
