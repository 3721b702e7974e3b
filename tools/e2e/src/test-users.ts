/** The operator whom the product under test makes at its first start. */
export const OPERATOR = {
  email: "operator@cosmic.test",
  password: "a-quiet-instrument-panel",
} as const;

/** Whoever signs up under an address of this domain holds lifetime access; see serve-journeys.ts. */
export const LIFETIME_DOMAIN = "lifetime.cosmic.test";

/** Reset links of whoever has an address of this domain have always ended already; see serve-journeys.ts. */
export const EXPIRED_LINKS_DOMAIN = "late.cosmic.test";

let made = 0;

/** A user nobody else has: journeys make their own people and never share them. */
export function newPerson(domain = "cosmic.test"): { email: string; password: string } {
  made += 1;
  return {
    email: `visitor-${process.pid}-${Date.now()}-${made}@${domain}`,
    password: "a-steady-lantern",
  };
}
