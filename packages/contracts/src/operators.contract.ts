import { z } from "zod";
import { emailField, instantField, lineField, passwordField } from "./fields.ts";
import {
  anyone,
  contractBuilder,
  failures,
  operator,
  operatorSetup,
  operatorSetupPoll,
} from "./route.ts";
import { routes } from "./routes.ts";

export const operatorSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** True while a second factor is required of this operator, who can do nothing else before. */
  mustSetUpSecondFactor: z.boolean().optional(),
});
export type Operator = z.infer<typeof operatorSchema>;

const CODE_MESSAGE = "Please enter the code of your authenticator app, or a recovery code.";

/** Six digits of an authenticator app, or a recovery code; spaces, dashes and case do not matter. */
const codeField = lineField(40, CODE_MESSAGE).min(1, CODE_MESSAGE);

export const secondFactorSchema = z.object({
  /** When it was turned on; null while signing in asks for the password only. */
  confirmedAt: instantField.nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const secondFactorSetupSchema = z.object({
  /** For typing into an authenticator app: base32. */
  secret: z.string(),
  /** The same for the app that opens `otpauth:` links. */
  otpauthUrl: z.string(),
  /** The same as a QR code: a `data:image/svg+xml` URL. */
  qrCode: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

export const operatorsContract = contractBuilder.router({
  signIn: {
    ...routes.operators.signIn,
    summary: "Sign in to the operator's panel; 401 totp_required asks for a second factor's code",
    body: z.object({ email: emailField, password: passwordField, code: codeField.optional() }),
    responses: { ...failures, 200: operatorSchema },
    metadata: anyone,
  },
  signOut: {
    ...routes.operators.signOut,
    summary: "End the operator's session",
    body: contractBuilder.noBody(),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: operatorSetup,
  },
  getCurrentOperator: {
    ...routes.operators.getCurrentOperator,
    summary: "The signed-in operator, or 401",
    responses: { ...failures, 200: operatorSchema },
    metadata: operatorSetupPoll,
  },
  getSecondFactor: {
    ...routes.operators.getSecondFactor,
    summary: "Whether signing in asks this operator for a second factor",
    responses: { ...failures, 200: secondFactorSchema },
    metadata: operatorSetupPoll,
  },
  startSecondFactor: {
    ...routes.operators.startSecondFactor,
    summary: "Make a secret for an authenticator app; nothing changes before it is confirmed",
    body: z.object({ password: passwordField }),
    responses: { ...failures, 200: secondFactorSetupSchema },
    metadata: operatorSetup,
  },
  confirmSecondFactor: {
    ...routes.operators.confirmSecondFactor,
    summary: "Turn the second factor on with a first code; answers the recovery codes, once",
    body: z.object({ code: codeField }),
    responses: { ...failures, 200: z.object({ recoveryCodes: z.array(z.string()) }) },
    metadata: operatorSetup,
  },
  removeSecondFactor: {
    ...routes.operators.removeSecondFactor,
    summary: "Turn the second factor off with a code of it",
    body: z.object({ code: codeField }),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: operator,
  },
  getOperatorOpenApi: {
    ...routes.operators.getOperatorOpenApi,
    summary: "The description of the operator's calls",
    responses: { ...failures, 200: z.record(z.string(), z.unknown()) },
    metadata: operator,
  },
});
