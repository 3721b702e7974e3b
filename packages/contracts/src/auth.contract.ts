import { z } from "zod";
import {
  emailField,
  instantField,
  lineField,
  newEmailField,
  newPasswordField,
  passwordField,
  returnToField,
} from "./fields.ts";
import { anyone, contractBuilder, failures } from "./route.ts";
import { routes } from "./routes.ts";

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  hasLifetimeAccess: z.boolean(),
  createdAt: instantField,
  updatedAt: instantField,
});
export type User = z.infer<typeof userSchema>;

/** `redirectUrl` is a path of this site that passed the return-to rule. */
export const signedInSchema = z.object({ user: userSchema, redirectUrl: z.string() });

export const nameField = lineField(
  100,
  "Names must be one line of text",
  "Names can have at most 100 characters",
).nullish();

export const signUpBody = z.object({
  email: newEmailField,
  password: newPasswordField("sign-up"),
  firstName: nameField,
  lastName: nameField,
  returnTo: returnToField,
});

export const loginBody = z.object({
  email: emailField,
  password: passwordField,
  returnTo: returnToField,
});

/** Why Google sign-in failed: the `error` of the /auth page. */
export const GOOGLE_ERRORS = [
  /** Not configured here, or Google does not answer. */
  "google_unavailable",
  /** The user declined on Google's page. */
  "access_denied",
  /** Google names no address, or one it has not confirmed. */
  "email_unverified",
  /** The address belongs to an account that signs in with another Google identity. */
  "other_google_account",
  /** Anything else: the attempt was too old, used twice, or answered with something unusable. */
  "google_failed",
] as const;
export type GoogleError = (typeof GOOGLE_ERRORS)[number];

const anyValue = z.unknown().optional();

const redirects = { 302: contractBuilder.noBody(), 204: contractBuilder.noBody() } as const;
const returnToQuery = z.object({ returnTo: returnToField });

export const authContract = contractBuilder.router({
  getCurrentUser: {
    ...routes.auth.getCurrentUser,
    summary: "The signed-in user, or 401",
    responses: { ...failures, 200: userSchema },
    metadata: anyone,
  },
  checkUser: {
    ...routes.auth.checkUser,
    summary: "Whether an account uses this e-mail address",
    body: z.object({ email: emailField }),
    responses: { ...failures, 200: z.object({ exists: z.boolean() }) },
    metadata: anyone,
  },
  signUp: {
    ...routes.auth.signUp,
    summary: "Create an account and sign in",
    body: signUpBody,
    responses: { ...failures, 200: signedInSchema },
    metadata: anyone,
  },
  login: {
    ...routes.auth.login,
    summary: "Sign in with e-mail and password",
    body: loginBody,
    responses: { ...failures, 200: signedInSchema },
    metadata: anyone,
  },
  startLogin: {
    ...routes.auth.startLogin,
    summary: "Navigation: on to the choice of sign-in methods",
    query: returnToQuery,
    responses: { ...failures, ...redirects },
    metadata: anyone,
  },
  logout: {
    ...routes.auth.logout,
    summary: "Navigation: end the session, then back to a page of this site",
    query: returnToQuery,
    responses: { ...failures, ...redirects },
    metadata: anyone,
  },
  startGoogle: {
    ...routes.auth.startGoogle,
    summary: "Navigation: on to Google's sign-in",
    query: returnToQuery,
    responses: { ...failures, ...redirects },
    metadata: anyone,
  },
  finishGoogle: {
    ...routes.auth.finishGoogle,
    summary: "Navigation: back from Google's sign-in, on to a page of this site",
    // Anything may come back; what does not fit the attempt leads to the page that says so.
    query: z.object({ state: anyValue, code: anyValue, error: anyValue }),
    responses: { ...failures, ...redirects },
    metadata: anyone,
  },
});
