import type { Environment } from "../faults/environment.ts";
import type { User } from "./user.ts";

/** An operator who is signed in to the panel. @throws when it does not work */
export async function signInOperator(
  environment: Pick<Environment, "newUser" | "adminUrl" | "operator">,
): Promise<User> {
  const browser = environment.newUser(environment.adminUrl);
  const { status } = await browser.ask({ path: "/api/admin/login", body: environment.operator });
  if (status !== 200) throw new Error(`The operator could not sign in: ${status}`);
  return browser;
}

/** Gives a user access to everything. */
export async function grantAccess(operator: User, { id }: User): Promise<void> {
  const body = { userId: id, hasLifetimeAccess: true };
  await operator.ask({ path: "/api/admin/toggle-access", body });
}
