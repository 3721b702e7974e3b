import { z } from "zod";
import { nameField, userSchema } from "./auth.contract.ts";
import { emailField, instantField } from "./fields.ts";
import { contractBuilder, failures, fileBody, freshUser, freshUserRequest, user } from "./route.ts";
import { routes } from "./routes.ts";

export const signInMethodSchema = z.object({
  kind: z.enum(["password", "google"]),
  /** The address it signs in with; Google's may differ from the account's. */
  email: z.string(),
  addedAt: instantField,
});
export type SignInMethod = z.infer<typeof signInMethodSchema>;

export const accountSchema = z.object({
  user: userSchema,
  signInMethods: z.array(signInMethodSchema),
  /** A person proved that the account's address is theirs. */
  isEmailConfirmed: z.boolean(),
  /** A change of the address that waits for confirmation. */
  emailChange: z
    .object({ newEmail: z.string(), isOldConfirmed: z.boolean(), isNewConfirmed: z.boolean() })
    .nullable(),
  /** Browsers signed in now, this one included. */
  sessions: z.number().int(),
});
export type Account = z.infer<typeof accountSchema>;

const nothing = { ...failures, 204: contractBuilder.noBody() } as const;

export const accountContract = contractBuilder.router({
  getAccount: {
    ...routes.account.getAccount,
    summary: "The signed-in user, the ways to sign in, and how many browsers are signed in",
    responses: { ...failures, 200: accountSchema },
    metadata: user,
  },
  changeName: {
    ...routes.account.changeName,
    summary: "Set first and last name; an empty one is removed",
    body: z.object({ firstName: nameField, lastName: nameField }),
    responses: { ...failures, 200: userSchema },
    metadata: user,
  },
  exportAccount: {
    ...routes.account.exportAccount,
    summary:
      "Everything stored about the signed-in user, as one archive; 403 fresh_sign_in_required some minutes after the sign-in",
    responses: { ...failures, 200: fileBody("application/zip") },
    metadata: freshUserRequest,
  },
  signOutEverywhere: {
    ...routes.account.signOutEverywhere,
    summary: "End every session of the signed-in user, this one included",
    body: contractBuilder.noBody(),
    responses: nothing,
    metadata: user,
  },
  deleteAccount: {
    ...routes.account.deleteAccount,
    summary:
      "Delete the account and everything personal; the typed e-mail address must match; 403 fresh_sign_in_required some minutes after the sign-in",
    body: z.object({ email: emailField }),
    responses: nothing,
    metadata: freshUser,
  },
});
