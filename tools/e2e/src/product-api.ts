import { type APIRequestContext, expect } from "@playwright/test";
import { waitForEmail } from "./emails.ts";
import { LIFETIME_DOMAIN, newUser, OPERATOR, type User } from "./users.ts";

// Set-up by HTTP, for what a journey needs and is not about. The session stays in the cookies of the
// given request context: `page.request` shares those of its page.

/** Creates an account on the public site, which must be the context's base URL, and signs in. */
export async function signUp(
  request: APIRequestContext,
  names: { firstName?: string; lastName?: string } = {},
  user: User = newUser(),
): Promise<User> {
  const response = await request.post("/api/auth/signup", { data: { ...user, ...names } });
  expect(response.status(), "sign-up").toBe(200);
  return user;
}

/** Like `signUp`, with lifetime access. */
export function signUpWithLifetimeAccess(request: APIRequestContext): Promise<User> {
  return signUp(request, {}, newUser(LIFETIME_DOMAIN));
}

/** Confirms the signed-in user's address by the link of the welcome email. */
export async function confirmAddress(
  request: APIRequestContext,
  mailbox: string,
  { email: address }: User,
): Promise<void> {
  const subject = "Welcome to Cosmic Blueprint";
  const { text } = await waitForEmail(request, mailbox, { address, subject });
  const [, token] = /confirm-email\?token=([\w-]{43})/.exec(text) ?? [];
  const response = await request.post("/api/account/confirm-email", { data: { token } });
  expect(response.status(), "confirmation").toBe(200);
}

/** Generates a blueprint for the signed-in user. Returns its slug. */
export async function createBlueprint(
  request: APIRequestContext,
  { birthDate = "1990-07-14", mbtiType = "INFJ" } = {},
): Promise<string> {
  const response = await request.post("/api/generate-profile", { data: { birthDate, mbtiType } });
  expect(response.status(), "blueprint").toBe(200);
  const { profile } = (await response.json()) as { profile: { slug: string } };
  return profile.slug;
}

/** Calls a method of the Stripe stand-in's control, such as `pay` or `settle`. */
export async function controlStripe(
  request: APIRequestContext,
  stripe: string,
  method: string,
  parameters: object,
): Promise<unknown> {
  const response = await request.post(`${stripe}/_control/${method}`, { data: parameters });
  expect(response.status(), `${method} at the Stripe stand-in`).toBe(200);
  return await response.json();
}

/** Buys lifetime access for the signed-in user. Returns the payment intent's id. */
export async function buyLifetimeAccess(
  request: APIRequestContext,
  stripe: string,
): Promise<string> {
  const started = await request.post("/api/create-checkout-session", {
    data: { returnTo: "/result" },
  });
  expect(started.status(), "checkout").toBe(200);
  const { url } = (await started.json()) as { url: string };
  const session = new URL(url).pathname.split("/").at(-1) ?? "";
  const paid = (await controlStripe(request, stripe, "pay", { session })) as {
    payment_intent: string;
  };
  const verified = await request.get(`/api/checkout-success?session_id=${session}`);
  expect(await verified.json(), "payment").toMatchObject({ success: true });
  return paid.payment_intent;
}

/** Signs an operator in at the panel; the user's session on the public site stays as it is. */
export async function signInOperator(
  request: APIRequestContext,
  admin: string,
  operator: User = OPERATOR,
): Promise<void> {
  const response = await request.post(`${admin}/api/admin/login`, {
    headers: { origin: admin },
    data: operator,
  });
  expect(response.status(), "operator sign-in").toBe(200);
}
