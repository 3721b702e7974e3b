import { type FoundAlert, severityOf } from "./found-alert.ts";
import type { HealthFacts } from "./health-facts.ts";
import { failureRate, percent, totalOf } from "./proportions.ts";

/** The name of the trouble with events that wait; it ends by itself when none does any more. */
export const PAYMENTS_WAITING = "payments-waiting";

/** One or two can be a moment in which the provider was away. */
const FEWEST = 3;
const LEAST_SHARE = 0.3;
const SHARE = { high: 0.6, medium: 0.3 };

const waiting = (count: number, minutes: number): FoundAlert => ({
  type: "PAYMENT_FAILURE",
  severity: "HIGH",
  title: "Paid, and perhaps still locked",
  description: `Events about payments wait for more than ${minutes} minutes to be dealt with; whoever paid may not have access yet. They are tried again every minute. If the provider answers elsewhere, look into the log for the reason.`,
  metrics: { affected_users: count },
  key: PAYMENTS_WAITING,
});

/** Payments that arrived and were not dealt with, and checkouts that cannot be started. */
export function findPaymentFailures({
  payments: { waitingEvents, waitingMinutes },
  checkouts: { recent, affectedUsers },
}: Pick<HealthFacts, "payments" | "checkouts">): FoundAlert[] {
  const found = waitingEvents > 0 ? [waiting(waitingEvents, waitingMinutes)] : [];
  const share = failureRate(recent);
  if (recent.failed >= FEWEST && share >= LEAST_SHARE) {
    found.push({
      type: "PAYMENT_FAILURE",
      severity: severityOf(share, SHARE),
      title: "Checkouts cannot be started",
      description: `${recent.failed} of ${totalOf(recent)} checkouts failed to start in the last hour (${percent(share)}). Whoever wants to pay cannot: look at the payment provider's status and keys.`,
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
