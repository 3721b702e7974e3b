import type { Environment } from "./environment.ts";
import type { Person } from "./person.ts";

/** Whoever runs the product, signed in to the panel. */
export async function signInOperator(environment: Environment): Promise<Person> {
  const operator = environment.newPerson(environment.adminUrl);
  const { status } = await operator.ask({ path: "/api/admin/login", body: environment.operator });
  if (status !== 200) throw new Error(`The operator could not sign in: ${status}`);
  return operator;
}

/** Gives access to everything, or takes it away. @returns the status of the answer */
export async function decideAccess(
  operator: Person,
  { id }: Person,
  hasLifetimeAccess: boolean,
): Promise<number | null> {
  const body = { userId: id, hasLifetimeAccess };
  return (await operator.ask({ path: "/api/admin/toggle-access", body })).status;
}
