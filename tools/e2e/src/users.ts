/** The operator that the product under test creates at its first start. */
export const OPERATOR = {
  email: "operator@cosmic.test",
  password: "a-quiet-instrument-panel",
} as const;

/** For the journey that changes how its operator signs in; created in serve-journeys.ts. */
export const TWO_STEP_OPERATOR = {
  email: "two-step@cosmic.test",
  password: OPERATOR.password,
} as const;

/** Users who sign up under this domain have lifetime access; see serve-journeys.ts. */
export const LIFETIME_DOMAIN = "lifetime.cosmic.test";

export interface User {
  email: string;
  password: string;
}

let created = 0;

/** Credentials that no other test uses: each journey creates its own users. */
export function newUser(domain = "cosmic.test"): User {
  created += 1;
  return {
    email: `visitor-${process.pid}-${Date.now()}-${created}@${domain}`,
    password: "a-steady-lantern",
  };
}
