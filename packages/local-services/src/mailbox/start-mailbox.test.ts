import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { describe, expect, it, onTestFinished } from "vitest";
import { type MailboxOptions, startMailbox } from "./start-mailbox.ts";

interface StoredMail {
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

const send = (smtpUrl: string, to: string) =>
  createTransport(smtpUrl).sendMail({
    from: "no-reply@cosmic.test",
    to,
    subject: "A message",
    text: "Read http://localhost:3000/reset-password?token=abc",
    html: "<p>Read it</p>",
  });

const listMail = async (webUrl: string) =>
  (await (await fetch(`${webUrl}/email`)).json()) as StoredMail[];

describe("the mailbox", () => {
  it("receives mail over SMTP, shows it and deletes it on request", async () => {
    const { smtpUrl, webUrl } = await openMailbox();
    expect(await listMail(webUrl)).toEqual([]);
    await send(smtpUrl, "ada@cosmic.test");
    await expect.poll(() => listMail(webUrl)).toHaveLength(1);
    const [mail] = await listMail(webUrl);
    expect(mail).toMatchObject({ subject: "A message", to: [{ address: "ada@cosmic.test" }] });
    expect(mail?.text).toContain("?token=abc");
    expect(mail?.html).toContain("<p>Read it</p>");
    expect(await (await fetch(webUrl)).text()).toContain("MailDev");
    await fetch(`${webUrl}/email/all`, { method: "DELETE" });
    expect(await listMail(webUrl)).toEqual([]);
  });

  it("is isolated from a second mailbox", async () => {
    const [one, other] = await Promise.all([openMailbox(), openMailbox()]);
    await send(one.smtpUrl, "ada@cosmic.test");
    await expect.poll(() => listMail(one.webUrl)).toHaveLength(1);
    expect(await listMail(other.webUrl)).toEqual([]);
  });

  it("keeps mail between starts when it has a data directory", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mailbox-test-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const dataDirectory = join(folder, "data", "mails");
    const first = await openMailbox({ dataDirectory });
    await send(first.smtpUrl, "ada@cosmic.test");
    await expect.poll(() => listMail(first.webUrl)).toHaveLength(1);
    await first.close();
    const second = await openMailbox({ dataDirectory });
    await expect.poll(() => listMail(second.webUrl)).toHaveLength(1);
    expect((await listMail(second.webUrl))[0]).toMatchObject({ subject: "A message" });
  });

  it.each(["smtpPort", "webPort"] as const)(
    "rejects with the port when its %s is taken",
    async (name) => {
      const { smtpUrl } = await openMailbox();
      const port = Number(new URL(smtpUrl).port);
      await expect(startMailbox({ smtpPort: 0, webPort: 0, [name]: port })).rejects.toMatchObject({
        code: "EADDRINUSE",
        port,
      });
    },
  );

  it("listens on loopback only and not after it is closed", async () => {
    const mailbox = await startMailbox({ smtpPort: 0, webPort: 0 });
    const { port } = new URL(mailbox.webUrl);
    await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow("fetch failed");
    await mailbox.close();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
    await expect(send(mailbox.smtpUrl, "ada@cosmic.test")).rejects.toThrow("ECONNREFUSED");
  });
});
