import { type APIRequestContext, expect } from "@playwright/test";

/** An email as the mailbox's `GET /email` returns it, as far as journeys read it. */
interface Email {
  subject: string;
  text: string;
  to: readonly { address: string }[];
}

/** Waits for the email with a subject to an address. */
export async function waitForEmail(
  request: APIRequestContext,
  mailbox: string,
  { address, subject }: { address: string; subject: string },
): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const emails = (await (await request.get(`${mailbox}/email`)).json()) as Email[];
        const received = emails.filter(({ to }) => to.some((one) => one.address === address));
        found = received.find((email) => email.subject === subject);
        return received.map((email) => email.subject);
      },
      { message: `emails to ${address}`, timeout: 30_000 },
    )
    .toContain(subject);
  if (!found) throw new Error("The email is gone");
  return found;
}
