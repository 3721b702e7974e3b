import type { User } from "./user.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** Signs a browser in to the panel. @throws when it does not work */
export async function signInOperator(browser: User, credentials: Credentials): Promise<User> {
  const { status } = await browser.ask({ path: "/api/admin/login", body: credentials });
  if (status !== 200) throw new Error(`The operator could not sign in: ${status}`);
  return browser;
}

/** Gives a user access to everything. */
export async function grantAccess(operator: User, { id }: User): Promise<void> {
  const body = { userId: id, hasLifetimeAccess: true };
  await operator.ask({ path: "/api/admin/toggle-access", body });
}
