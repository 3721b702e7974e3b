/** A mail ready to go: one recipient, the same content as HTML and as text. */
export interface OutgoingMail {
  /** A permanent id: a message sent twice can be recognized. Letters, digits, hyphens. */
  id: string;
  /** A bare address, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Resolves when the server has taken the mail over.
   * @throws MailNotSentError when it has not
   */
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * The mail server did not take the mail. Says how far it came and never repeats what the server
 * said, since servers quote addresses.
 */
export class MailNotSentError extends Error {
  override name = "MailNotSentError";
  /** The server refused this mail itself, to this recipient; the same again would be refused again. */
  readonly isRefused: boolean;

  constructor(message: string, isRefused: boolean) {
    super(message);
    this.isRefused = isRefused;
  }
}
