/** The operator whom the product under test makes at its first start. */
export const OPERATOR = {
  email: "operator@cosmic.test",
  password: "a-quiet-instrument-panel",
} as const;

let made = 0;

/** A user nobody else has: journeys make their own people and never share them. */
export function newPerson(): { email: string; password: string } {
  made += 1;
  return {
    email: `visitor-${process.pid}-${Date.now()}-${made}@cosmic.test`,
    password: "a-steady-lantern",
  };
}
