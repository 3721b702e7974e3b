import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { describe, expect, it, onTestFinished } from "vitest";
import { type MailboxOptions, startMailbox } from "./start-mailbox.ts";

interface KeptMail {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
}

async function openMailbox(options: Partial<MailboxOptions> = {}) {
  const mailbox = await startMailbox({ smtpPort: 0, webPort: 0, ...options });
  onTestFinished(() => mailbox.close());
  return mailbox;
}

const post = (smtpUrl: string, to: string) =>
  createTransport(smtpUrl).sendMail({
    from: "no-reply@cosmic.test",
    to,
    subject: "A letter",
    text: "Read http://localhost:3000/reset-password?token=abc",
    html: "<p>Read it</p>",
  });

const mailsIn = async (webUrl: string) =>
  (await (await fetch(`${webUrl}/email`)).json()) as KeptMail[];

describe("the mailbox", () => {
  it("takes mails over SMTP, shows them, and forgets them when asked", async () => {
    const { smtpUrl, webUrl } = await openMailbox();
    expect(await mailsIn(webUrl)).toEqual([]);
    await post(smtpUrl, "ada@cosmic.test");
    await expect.poll(() => mailsIn(webUrl)).toHaveLength(1);
    const [mail] = await mailsIn(webUrl);
    expect(mail).toMatchObject({ subject: "A letter", to: [{ address: "ada@cosmic.test" }] });
    expect(mail?.text).toContain("?token=abc");
    expect(mail?.html).toContain("<p>Read it</p>");
    expect(await (await fetch(webUrl)).text()).toContain("MailDev");
    await fetch(`${webUrl}/email/all`, { method: "DELETE" });
    expect(await mailsIn(webUrl)).toEqual([]);
  });

  it("keeps two mailboxes apart", async () => {
    const [one, other] = await Promise.all([openMailbox(), openMailbox()]);
    await post(one.smtpUrl, "ada@cosmic.test");
    await expect.poll(() => mailsIn(one.webUrl)).toHaveLength(1);
    expect(await mailsIn(other.webUrl)).toEqual([]);
  });

  it("keeps mails from one start to the next where it has a place for them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mailbox-test-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const dataDirectory = join(folder, "data", "mails");
    const first = await openMailbox({ dataDirectory });
    await post(first.smtpUrl, "ada@cosmic.test");
    await expect.poll(() => mailsIn(first.webUrl)).toHaveLength(1);
    await first.close();
    const second = await openMailbox({ dataDirectory });
    await expect.poll(() => mailsIn(second.webUrl)).toHaveLength(1);
    expect((await mailsIn(second.webUrl))[0]).toMatchObject({ subject: "A letter" });
  });

  it.each(["smtpPort", "webPort"] as const)("says so when its %s is taken", async (name) => {
    const { smtpUrl } = await openMailbox();
    const port = Number(new URL(smtpUrl).port);
    await expect(startMailbox({ smtpPort: 0, webPort: 0, [name]: port })).rejects.toMatchObject({
      code: "EADDRINUSE",
      port,
    });
  });

  it("listens to this machine only, and to nobody once it is closed", async () => {
    const mailbox = await startMailbox({ smtpPort: 0, webPort: 0 });
    const { port } = new URL(mailbox.webUrl);
    await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow("fetch failed");
    await mailbox.close();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
    await expect(post(mailbox.smtpUrl, "ada@cosmic.test")).rejects.toThrow("ECONNREFUSED");
  });
});
