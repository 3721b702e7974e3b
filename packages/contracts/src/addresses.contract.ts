import { z } from "zod";
import { lineField } from "./fields.ts";
import { contractBuilder, failures, user } from "./route.ts";
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
    summary: "Confirm the account's address with the token of a mailed link",
    body: z.object({ token: lineField(200, INVALID_LINK).min(1, INVALID_LINK) }),
    responses: nothing,
    metadata: user,
  },
});
