import { type FoundAlert, getSeverity } from "./found-alert.ts";
import type { HealthFacts } from "./health-facts.ts";
import { counted, failureRate, getTotal, percent } from "./proportions.ts";

/** Fewer can be a handful of people who forgot their passwords: five tries of each are free of waiting. */
const FEWEST = 20;

/** A share that is called usual where fewer sign-ins than this are known of. */
const ASSUMED_SHARE = 0.2;
const FEWEST_USUAL = 50;

/** A long failure raises the usual share itself; a share above this never counts as usual. */
const HIGHEST_USUAL = 0.45;

/** The share must be twice the usual and this much more of all: busy days alone raise neither. */
const TIMES_USUAL = 2;
const ABOVE_USUAL = 0.2;

/** Failed operator sign-ins per hour that point to password guessing. */
const OPERATOR_FAILURES = 10;

/** The title of the alert about the operator's door, by which the panel leads to the audit log. */
export const OPERATOR_SIGN_IN_ALERT = "Someone is trying to sign in as an operator";

const SHARE = { high: 0.8, medium: 0.6 };

/** Sign-ins that fail far more often than usual, and failed operator sign-ins. */
export function findAuthenticationFailures({
  signIns: { recent, usual, affectedUsers },
  operatorFailures,
}: Pick<HealthFacts, "signIns" | "operatorFailures">): FoundAlert[] {
  const found: FoundAlert[] = [];
  const share = failureRate(recent);
  const known = getTotal(usual) < FEWEST_USUAL ? ASSUMED_SHARE : failureRate(usual);
  const expected = Math.min(known, HIGHEST_USUAL);
  const isUnusual = share >= TIMES_USUAL * expected && share - expected >= ABOVE_USUAL;
  if (recent.failed >= FEWEST && isUnusual) {
    found.push({
      type: "AUTHENTICATION_FAILURE",
      severity: getSeverity(share, SHARE),
      title: "Sign-ins are failing",
      description: `${recent.failed} of ${getTotal(recent)} sign-ins failed in the last hour (${percent(share)}; usual: ${percent(expected)}), for ${counted(affectedUsers, "account")}. Either sign-in is broken, or someone is guessing passwords.`,
      metrics: {
        affected_users: affectedUsers,
        failure_rate: share,
        time_range: "last hour",
      },
      key: "sign-ins-failing",
    });
  }
  if (operatorFailures >= OPERATOR_FAILURES) {
    found.push({
      type: "AUTHENTICATION_FAILURE",
      severity: "HIGH",
      title: OPERATOR_SIGN_IN_ALERT,
      description: `${operatorFailures} sign-ins to this panel failed in the last hour. If it was none of you, look into the audit entries for the address, and turn on a second factor.`,
      metrics: { time_range: "last hour" },
      key: "operator-sign-ins-failing",
    });
  }
  return found;
}
