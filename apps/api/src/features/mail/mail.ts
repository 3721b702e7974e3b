import { parseEmail } from "@cosmic/domain";
import { z } from "zod";

const recipient = {
  to: z.string().refine((text) => parseEmail(text) === text, "not a canonical address"),
};

/** A secret itself; its link is made when the email is rendered. */
const tokenField = z.string().regex(/^[A-Za-z0-9_-]{20,200}$/);

/** An amount in an email: US dollars in whole cents, for the purchase of this id. */
const payment = { cents: z.number().int().positive(), purchaseId: z.uuid() };

/**
 * Every mail the product sends: who gets it and what it has to say. A mail waits in the database
 * until it is sent, so it holds nothing that its text does not need. The time it was queued is the time
 * of the event it describes.
 */
export const mailSchema = z.discriminatedUnion("template", [
  z.strictObject({
    ...recipient,
    template: z.literal("welcome"),
    /** Only for an address that is confirmed: anyone can sign up under another person's, with a message for a name. */
    firstName: z.string().nullish(),
    /** Of the link that confirms the address, where that is open. */
    token: tokenField.optional(),
  }),
  z.strictObject({ ...recipient, template: z.literal("confirm-email"), token: tokenField }),
  z.strictObject({
    ...recipient,
    template: z.literal("change-email"),
    token: tokenField,
    /** In the mail to the address before. */
    newEmail: z.string().optional(),
  }),
  z.strictObject({ ...recipient, template: z.literal("email-changed") }),
  z.strictObject({
    ...recipient,
    template: z.literal("password-reset"),
    token: tokenField,
    /** The address is not confirmed: what was stored under the account goes. */
    emptiesAccount: z.boolean().optional(),
  }),
  z.strictObject({ ...recipient, template: z.literal("password-changed") }),
  z.strictObject({
    ...recipient,
    template: z.literal("sign-in-method-added"),
    method: z.enum(["google", "password"]),
    /** An earlier, unverified password was removed with it. */
    passwordRemoved: z.boolean().optional(),
  }),
  z.strictObject({
    ...recipient,
    template: z.literal("account-emptied"),
    /** Something was paid under the account before. */
    hasPayment: z.boolean(),
  }),
  z.strictObject({ ...recipient, template: z.literal("data-export-ready") }),
  z.strictObject({ ...recipient, template: z.literal("account-deleted") }),
  z.strictObject({
    ...recipient,
    ...payment,
    template: z.literal("receipt"),
    paidAt: z.iso.datetime(),
    /** Null where its buyer cannot take it back without asking. */
    refundableUntil: z.iso.datetime().nullable(),
  }),
  z.strictObject({
    ...recipient,
    ...payment,
    template: z.literal("refunded"),
    /** Access rests on something else and stays. */
    hasAccess: z.boolean(),
  }),
  z.strictObject({ ...recipient, ...payment, template: z.literal("payment-returned") }),
  z.strictObject({
    ...recipient,
    template: z.literal("alert"),
    /** Words of ours, with numbers and ids. */
    title: z.string().min(1).max(200),
    description: z.string().min(1).max(2_000),
  }),
]);

export type Mail = z.output<typeof mailSchema>;

export type MailTemplate = Mail["template"];

export type MailFor<T extends MailTemplate> = Extract<Mail, { template: T }>;

/**
 * When the link of a reset mail ends: the mail is queued with the token that it carries.
 * @param resetLinkLifetime seconds
 */
export const getResetEnd = (queuedAt: Date, resetLinkLifetime: number): Date =>
  new Date(queuedAt.getTime() + resetLinkLifetime * 1_000);
