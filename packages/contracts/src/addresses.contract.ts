import { z } from "zod";
import { lineField, newEmailField } from "./fields.ts";
import { contractBuilder, failures, freshUser, user } from "./route.ts";
import { routes } from "./routes.ts";

const nothing = { ...failures, 204: contractBuilder.noBody() } as const;

const INVALID_LINK = "This link is invalid or has expired. Please request a new one.";

export const addressesContract = contractBuilder.router({
  sendConfirmation: {
    ...routes.addresses.sendConfirmation,
    summary: "Email a new link that confirms the account's address, unless it is confirmed",
    body: contractBuilder.noBody(),
    responses: nothing,
    metadata: user,
  },
  confirmEmail: {
    ...routes.addresses.confirmEmail,
    summary: "Confirm the account's address, or a change of it, with the token of a mailed link",
    body: z.object({ token: lineField(200, INVALID_LINK).min(1, INVALID_LINK) }),
    responses: {
      ...failures,
      /** Which address still has to confirm a change; null when nothing is missing. */
      200: z.object({ missing: z.enum(["old", "new"]).nullable() }),
    },
    metadata: user,
  },
  changeEmail: {
    ...routes.addresses.changeEmail,
    summary:
      "Begin a change of the account's address, which both addresses confirm; 403 fresh_sign_in_required some minutes after the sign-in",
    body: z.object({ email: newEmailField }),
    responses: nothing,
    metadata: freshUser,
  },
  cancelEmailChange: {
    ...routes.addresses.cancelEmailChange,
    summary: "Cancel a change of the account's address that waits for confirmation",
    body: contractBuilder.noBody(),
    responses: nothing,
    metadata: user,
  },
});
