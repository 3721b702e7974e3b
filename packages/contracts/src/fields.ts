import {
  BIRTH_DATE_MESSAGE,
  explainBirthDate,
  findPasswordProblem,
  INVALID_EMAIL_MESSAGE,
  isPasswordTooLong,
  isSingleLine,
  isWellFormedText,
  MBTI_TYPES,
  type MbtiType,
  PASSWORD_MESSAGES,
  type PasswordOccasion,
  parseEmail,
  parseNewEmail,
  ZODIAC_SIGNS,
} from "@cosmic/domain";
import { z } from "zod";

/** One line of text: no control character, no lone surrogate, at most `max` characters. */
export const lineField = (
  max: number,
  message = "This text cannot be accepted.",
  tooLong = message,
) => z.string({ error: message }).max(max, tooLong).refine(isSingleLine, message);

/** Text of any number of lines, at most `max` characters. */
export const textField = (max: number, message = "This text cannot be accepted.") =>
  z.string({ error: message }).max(max, message).refine(isWellFormedText, message);

const addressField = (parse: (text: string) => string | null) =>
  z.string({ error: INVALID_EMAIL_MESSAGE }).transform((text, context) => {
    const email = parse(text);
    if (email !== null) return email;
    context.addIssue(INVALID_EMAIL_MESSAGE);
    return z.NEVER;
  });

/** Arrives in any case and padding, leaves in its canonical form. */
export const emailField = addressField(parseEmail);

/** An address that an account is to get. */
export const newEmailField = addressField(parseNewEmail);

const noPassword = ({ input }: { input?: unknown }) =>
  input === undefined || input === null ? PASSWORD_MESSAGES.required : PASSWORD_MESSAGES.notText;

/** A password to be set. Kept byte for byte: never trimmed, cut or folded. */
export const newPasswordField = (occasion: PasswordOccasion) =>
  z.string({ error: noPassword }).superRefine((password, context) => {
    const problem = findPasswordProblem(password, occasion);
    if (problem !== null) context.addIssue(problem);
  });

/** A password to be checked: its length rules were applied when it was set. */
export const passwordField = z
  .string({ error: noPassword })
  .min(1, PASSWORD_MESSAGES.required)
  .refine((password) => !isPasswordTooLong(password), PASSWORD_MESSAGES.tooLong)
  .refine(isWellFormedText, PASSWORD_MESSAGES.unusable);

/** The shape only; which calendar days count is decided against the server's clock. */
export const birthDateField = z
  .string({ error: BIRTH_DATE_MESSAGE })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: ({ input }) => explainBirthDate(String(input)) });

export const mbtiTypeField = z.enum(MBTI_TYPES as unknown as readonly [MbtiType, ...MbtiType[]], {
  error: "Please choose one of the sixteen types.",
});

export const zodiacSignField = z.enum(ZODIAC_SIGNS);

const UNKNOWN_BLUEPRINT = "This blueprint does not exist.";

/** 128 random bits as URL-safe base64. */
export const slugField = z
  .string({ error: UNKNOWN_BLUEPRINT })
  .regex(/^[A-Za-z0-9_-]{22}$/, UNKNOWN_BLUEPRINT);

/** Any value is accepted: one that fails the return-to rule leads to the default page. */
export const returnToField = z.unknown().optional();

export const instantField = z.iso.datetime();

/** Opaque, and of use only for the list, order and search it came with. */
export const cursorField = lineField(1_000).optional();
