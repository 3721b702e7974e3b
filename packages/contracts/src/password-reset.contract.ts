import { z } from "zod";
import { emailField, lineField, newPasswordField } from "./fields.ts";
import { anyone, contractBuilder, failures } from "./route.ts";

const messageSchema = z.object({ message: z.string() });

export const passwordResetContract = contractBuilder.router({
  forgotPassword: {
    method: "POST",
    path: "/api/auth/forgot-password",
    summary: "Mail a reset link, if an account uses this address",
    body: z.object({ email: emailField }),
    responses: { ...failures, 200: messageSchema },
    metadata: anyone,
  },
  resetPassword: {
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Set a new password with the token of a reset link",
    body: z.object({
      token: lineField(200, "Reset token is missing.").min(1, "Reset token is missing."),
      password: newPasswordField("reset"),
    }),
    responses: { ...failures, 200: messageSchema },
    metadata: anyone,
  },
});
