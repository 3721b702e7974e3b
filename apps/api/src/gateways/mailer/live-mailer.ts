import { PRODUCT_NAME, parseEmail } from "@cosmic/domain";
import { createTransport } from "nodemailer";
import type { Config } from "../../config/config.ts";
import { type Mailer, MailNotSentError } from "./mailer.ts";

const IMPLICIT_TLS_PORT = 465;
const SUBMISSION_PORT = 587;

/** What nodemailer adds to an error; the message itself may quote the recipient. */
interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Host, credentials and encryption: all parts of SMTP_URL, which the configuration has validated. */
function toSmtpServer(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? IMPLICIT_TLS_PORT : SUBMISSION_PORT) : Number(port),
    secure,
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** An answer of the 500s to the recipient or to the mail; a refused sign-in is a matter of settings. */
function isRefusal({ responseCode = 0, command = "" }: SmtpFailure): boolean {
  return responseCode >= 500 && /^(?:RCPT TO|DATA)$/.test(command);
}

function notSent(error: unknown): MailNotSentError {
  const failure = error as SmtpFailure;
  const words = [failure.code, failure.command, failure.responseCode].filter(Boolean);
  return new MailNotSentError(
    `The mail server did not take the mail (${words.join(", ")})`,
    isRefusal(failure),
  );
}

/** The mail server of SMTP_URL, one connection a mail. */
export function createMailer({ mail: config, secrets }: Pick<Config, "mail" | "secrets">): Mailer {
  const server = toSmtpServer(secrets.smtpUrl);
  const transport = createTransport({
    ...server,
    requireTLS: config.requireTls && !server.secure,
    connectionTimeout: config.connectTimeout,
    dnsTimeout: config.connectTimeout,
    greetingTimeout: config.greetingTimeout,
    socketTimeout: config.silenceTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = config.from.slice(config.from.indexOf("@") + 1);

  return {
    async send({ id, to, subject, html, text }) {
      // The library would take a list of addresses in one text for several recipients.
      if (parseEmail(to) !== to) throw new MailNotSentError("The mail names no address", true);
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: PRODUCT_NAME, address: config.from },
          to: { name: "", address: to },
          // The envelope is given, so that no header can name another recipient.
          envelope: { from: config.from, to: [to] },
          subject,
          html,
          text,
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        });
      } catch (error) {
        throw notSent(error);
      }
    },
  };
}
