import { z } from "zod";
import { emailField, lineField, newPasswordField } from "./fields.ts";
import { anyone, contractBuilder, failures } from "./route.ts";
import { routes } from "./routes.ts";

const messageSchema = z.object({ message: z.string() });

export const passwordResetContract = contractBuilder.router({
  forgotPassword: {
    ...routes.passwordReset.forgotPassword,
    summary: "Email a reset link if an account uses this address",
    body: z.object({ email: emailField }),
    responses: { ...failures, 200: messageSchema },
    metadata: anyone,
  },
  resetPassword: {
    ...routes.passwordReset.resetPassword,
    summary: "Set a new password with the token of a reset link",
    body: z.object({
      token: lineField(200, "Reset token is missing.").min(1, "Reset token is missing."),
      password: newPasswordField("reset"),
    }),
    responses: { ...failures, 200: messageSchema },
    metadata: anyone,
  },
});
