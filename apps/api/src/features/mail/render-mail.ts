import { plainTextSelectors, render, toPlainText } from "@react-email/render";
import type { Config } from "../../config/config.ts";
import { getResetEnd, type Mail, type MailFor, type MailTemplate } from "./mail.ts";
import { writeAccountDeleted } from "./templates/account-deleted.ts";
import { writeAccountEmptied } from "./templates/account-emptied.ts";
import { writeAlert } from "./templates/alert.ts";
import { writeChangeEmail } from "./templates/change-email.ts";
import { writeConfirmEmail } from "./templates/confirm-email.ts";
import { writeDataExportReady } from "./templates/data-export-ready.ts";
import { writeEmailChanged } from "./templates/email-changed.ts";
import { type EmailContent, type EmailContext, renderLayout } from "./templates/layout.ts";
import { writePasswordChanged } from "./templates/password-changed.ts";
import { writePasswordReset } from "./templates/password-reset.ts";
import { writePaymentReturned } from "./templates/payment-returned.ts";
import { writeReceipt } from "./templates/receipt.ts";
import { writeRefunded } from "./templates/refunded.ts";
import { writeSignInMethodAdded } from "./templates/sign-in-method-added.ts";
import { writeWelcome } from "./templates/welcome.ts";

/** An email's content: the same text twice, as HTML and as plain text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const WRITERS: {
  readonly [T in MailTemplate]: (mail: MailFor<T>, occasion: EmailContext) => EmailContent;
} = {
  welcome: writeWelcome,
  "confirm-email": writeConfirmEmail,
  "password-reset": writePasswordReset,
  "password-changed": writePasswordChanged,
  "sign-in-method-added": writeSignInMethodAdded,
  "change-email": writeChangeEmail,
  "email-changed": writeEmailChanged,
  "account-emptied": writeAccountEmptied,
  "data-export-ready": writeDataExportReady,
  "account-deleted": writeAccountDeleted,
  receipt: writeReceipt,
  refunded: writeRefunded,
  "payment-returned": writePaymentReturned,
  alert: writeAlert,
};

function writeContent(mail: Mail, occasion: EmailContext): EmailContent {
  const write = WRITERS[mail.template] as (mail: Mail, occasion: EmailContext) => EmailContent;
  return write(mail, occasion);
}

/** The library's plain text, with addresses set apart from the words and headings as written. */
const TEXT_OPTIONS: Parameters<typeof toPlainText>[1] = {
  wordwrap: 78,
  selectors: [
    ...plainTextSelectors,
    { selector: "a", options: { linkBrackets: ["<", ">"], hideLinkHrefIfSameAsText: true } },
    { selector: "h1", options: { uppercase: false } },
  ],
};

/**
 * Renders an email. Every link begins with the site's address, nothing is loaded from
 * anywhere, and user input is always escaped.
 */
export async function renderMail(
  mail: Mail,
  { queuedAt, config }: { queuedAt: Date; config: Pick<Config, "sites" | "resetLinkLifetime"> },
): Promise<RenderedMail> {
  const occasion: EmailContext = {
    link: (path) => new URL(path, config.sites.webUrl).href,
    panelLink: (path) => new URL(path, config.sites.adminUrl).href,
    at: queuedAt,
    resetEndsAt: getResetEnd(queuedAt, config.resetLinkLifetime),
  };
  const content = writeContent(mail, occasion);
  const html = await render(renderLayout(content, occasion));
  return { subject: content.subject, html, text: toPlainText(html, TEXT_OPTIONS) };
}
