import { plainTextSelectors, render, toPlainText } from "@react-email/render";
import type { Config } from "../../config/config.ts";
import { writeAccountDeleted } from "./letters/account-deleted.ts";
import { writeDataExportReady } from "./letters/data-export-ready.ts";
import { frameLetter, type Letter, type Occasion } from "./letters/letter.ts";
import { writePasswordChanged } from "./letters/password-changed.ts";
import { writePasswordReset } from "./letters/password-reset.ts";
import { writeReceipt } from "./letters/receipt.ts";
import { writeRefunded } from "./letters/refunded.ts";
import { writeSignInMethodAdded } from "./letters/sign-in-method-added.ts";
import { writeWelcome } from "./letters/welcome.ts";
import { type Mail, type MailOf, type MailTemplate, resetEndOf } from "./mail.ts";

/** A mail's content: the same letter twice, as a page and as plain text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const WRITERS: {
  readonly [T in MailTemplate]: (mail: MailOf<T>, occasion: Occasion) => Letter;
} = {
  welcome: writeWelcome,
  "password-reset": writePasswordReset,
  "password-changed": writePasswordChanged,
  "sign-in-method-added": writeSignInMethodAdded,
  "data-export-ready": writeDataExportReady,
  "account-deleted": writeAccountDeleted,
  receipt: writeReceipt,
  refunded: writeRefunded,
};

function writeLetter(mail: Mail, occasion: Occasion): Letter {
  const write = WRITERS[mail.template] as (mail: Mail, occasion: Occasion) => Letter;
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
 * Writes a mail's letter. Every link begins with the site's address, nothing is loaded from
 * anywhere, and whatever a person typed stays text.
 */
export async function renderMail(
  mail: Mail,
  { queuedAt, config }: { queuedAt: Date; config: Pick<Config, "sites" | "resetLinkLifetime"> },
): Promise<RenderedMail> {
  const occasion: Occasion = {
    link: (path) => new URL(path, config.sites.webUrl).href,
    at: queuedAt,
    resetEndsAt: resetEndOf(queuedAt, config.resetLinkLifetime),
  };
  const letter = writeLetter(mail, occasion);
  const html = await render(frameLetter(letter, occasion));
  return { subject: letter.subject, html, text: toPlainText(html, TEXT_OPTIONS) };
}
