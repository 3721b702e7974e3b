import { z } from "zod";
import { emailField, passwordField } from "./fields.ts";
import { anyone, contractBuilder, failures, operator, operatorPoll } from "./route.ts";

export const operatorSchema = z.object({ id: z.string(), email: z.string() });
export type Operator = z.infer<typeof operatorSchema>;

export const operatorsContract = contractBuilder.router({
  signIn: {
    method: "POST",
    path: "/api/admin/login",
    summary: "Sign in to the operator's panel",
    body: z.object({ email: emailField, password: passwordField }),
    responses: { ...failures, 200: operatorSchema },
    metadata: anyone,
  },
  signOut: {
    method: "POST",
    path: "/api/admin/logout",
    summary: "End the operator's session",
    body: contractBuilder.noBody(),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: operator,
  },
  getCurrentOperator: {
    method: "GET",
    path: "/api/admin/me",
    summary: "The signed-in operator, or 401",
    responses: { ...failures, 200: operatorSchema },
    metadata: operatorPoll,
  },
});
