import { describe, expect, it, onTestFinished } from "vitest";
import { openSmtpSink, type SmtpSink } from "../../../test/smtp-sink.ts";
import { buildTestConfig } from "../../../test/test-config.ts";
import type { MailConfig } from "../../config/config.ts";
import { createMailer } from "./live-mailer.ts";
import type { MailNotSentError } from "./mailer.ts";

const MAIL = {
  id: "0b7c5f0e-4a0f-4f0a-9d5e-2f6f7c1b8a90",
  to: "ada@cosmic.test",
  subject: "An email",
  html: "<p>Hello</p>",
  text: "Hello",
};

const QUICK = { connectTimeout: 300, greetingTimeout: 300, silenceTimeout: 300 };

function mailerTo(smtpUrl: string, changes: Partial<MailConfig> = {}) {
  const { mail, secrets } = buildTestConfig();
  return createMailer({ mail: { ...mail, ...changes }, secrets: { ...secrets, smtpUrl } });
}

async function openSink(options?: Parameters<typeof openSmtpSink>[0]): Promise<SmtpSink> {
  const sink = await openSmtpSink(options);
  onTestFinished(() => sink.close());
  return sink;
}

const getFailure = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: MailNotSentError) => error,
  );

describe("the mailer", () => {
  it("sends HTML and text, with the same Message-ID when it is sent again", async () => {
    const sink = await openSink();
    const mailer = mailerTo(sink.url);
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    expect(sink.mails).toHaveLength(2);
    for (const { from, to, content } of sink.mails) {
      expect({ from, to }).toEqual({ from: "no-reply@cosmic.test", to: ["ada@cosmic.test"] });
      expect(content).toContain("From: Cosmic Blueprint <no-reply@cosmic.test>");
      expect(content).toContain(`Message-ID: <${MAIL.id}@cosmic.test>`);
      expect(content).toContain("Auto-Submitted: auto-generated");
      expect(content).toMatch(/text\/plain[^]+Hello[^]+text\/html[^]+<p>Hello<\/p>/);
    }
  });

  it("signs in with the credentials in SMTP_URL", async () => {
    let credentials = {};
    const sink = await openSink({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) => {
        credentials = { username, password };
        callback(null, { user: "post" });
      },
    });
    await mailerTo(sink.url.replace("//", "//post%40office:p%2Fss@")).send(MAIL);
    expect(credentials).toEqual({ username: "post@office", password: "p/ss" });
    expect(sink.mails).toHaveLength(1);
  });

  it.each([
    { to: "ada@cosmic.test\r\nBcc: victim@x.test" },
    { to: "ada@cosmic.test, victim@x.test" },
    { to: "victim@x.test <ada@cosmic.test>" },
    { to: "group: ada@cosmic.test victim@x.test;" },
    { to: "" },
    { subject: "Hello\r\nBcc: victim@x.test" },
    { subject: "Hello\nTo: victim@x.test\n\n<script>" },
  ])("prevents an extra recipient or header in case %#", async (hostile) => {
    const sink = await openSink();
    await getFailure(mailerTo(sink.url).send({ ...MAIL, ...hostile }));
    for (const { to, content } of sink.mails) {
      expect(to).toHaveLength(1);
      const [head = ""] = content.split("\r\n\r\n");
      expect(head).not.toMatch(/^(?:bcc|cc):/im);
      expect(head.match(/^to:/gim)).toHaveLength(1);
    }
  });

  it.each([
    ["4xx", false],
    ["5xx", true],
  ] as const)(
    "distinguishes a refusal by %s, without naming the recipient",
    async (mode, isRefused) => {
      const sink = await openSink();
      sink.behave(mode);
      const failure = await getFailure(mailerTo(sink.url).send(MAIL));
      expect(failure).toMatchObject({ name: "MailNotSentError", isRefused });
      expect(failure?.message).toMatch(/^The mail server did not take the mail \(EENVELOPE/);
      expect(JSON.stringify([failure?.message, failure?.stack])).not.toContain("ada@");
    },
  );

  it("times out on a server that is down or silent", async () => {
    const sink = await openSink();
    sink.behave("hang");
    expect(await getFailure(mailerTo(sink.url, QUICK).send(MAIL))).toMatchObject({
      isRefused: false,
    });
    await sink.close();
    expect(await getFailure(mailerTo(sink.url, QUICK).send(MAIL))).toMatchObject({
      isRefused: false,
    });
  });

  it("sends nothing unencrypted when TLS is required", async () => {
    const plain = await openSink({ disabledCommands: ["STARTTLS"] });
    const failure = await getFailure(mailerTo(plain.url, { requireTls: true }).send(MAIL));
    expect(failure?.message).toContain("ETLS");
    expect(plain.offers()).toBe(0);
  });

  it("rejects a server whose certificate is not trusted", async () => {
    const selfSigned = await openSink({ secure: true });
    const url = selfSigned.url.replace("smtp:", "smtps:");
    const failure = await getFailure(mailerTo(url, QUICK).send(MAIL));
    expect(failure?.isRefused).toBe(false);
    expect(selfSigned.offers()).toBe(0);
  });
});
