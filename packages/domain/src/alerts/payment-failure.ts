import { type FoundAlert, getSeverity } from "./found-alert.ts";
import type { HealthFacts } from "./health-facts.ts";
import { failureRate, getTotal, percent } from "./proportions.ts";

/** The key of the alert about waiting events; it resolves itself when none waits anymore. */
export const PAYMENTS_WAITING = "payments-waiting";

/** One or two can be a short outage of the provider. */
const FEWEST = 3;
const LEAST_SHARE = 0.3;
const SHARE = { high: 0.6, medium: 0.3 };

/** The alert about events that have waited for at least so many minutes to be handled. */
export const describeWaitingPayments = (count: number, minutes: number): FoundAlert => ({
  type: "PAYMENT_FAILURE",
  severity: "HIGH",
  title: "Buyers may still be locked out",
  description: `Payment events have waited for more than ${minutes} minutes to be handled; users who paid may not have access yet. Handling is retried every minute. If Stripe is available, look in the log for the reason.`,
  metrics: { affected_users: count },
  key: PAYMENTS_WAITING,
});

/** Payments that arrived and were not dealt with, and checkouts that cannot be started. */
export function findPaymentFailures({
  payments: { waitingEvents, waitingMinutes },
  checkouts: { recent, affectedUsers },
}: Pick<HealthFacts, "payments" | "checkouts">): FoundAlert[] {
  const found = waitingEvents > 0 ? [describeWaitingPayments(waitingEvents, waitingMinutes)] : [];
  const share = failureRate(recent);
  if (recent.failed >= FEWEST && share >= LEAST_SHARE) {
    found.push({
      type: "PAYMENT_FAILURE",
      severity: getSeverity(share, SHARE),
      title: "Checkouts cannot be started",
      description: `${recent.failed} of ${getTotal(recent)} checkouts failed to start in the last hour (${percent(share)}). No one can pay: check Stripe's status and the keys.`,
      metrics: {
        affected_users: affectedUsers,
        failure_rate: share,
        time_range: "last hour",
      },
      key: "checkouts-failing",
    });
  }
  return found;
}
