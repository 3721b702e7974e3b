import type { Alert } from "@cosmic/contracts";
import { NotFoundError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { inSession, type OperatorSession } from "../../http/session.ts";
import { recordPanelAction } from "../operators/index.ts";
import { findAlert, listAlerts, resolveAlert, type StoredAlert } from "./alerts.store.ts";
import { checkHealth } from "./check-health.ts";
import type { AlertDeps } from "./raise-alert.ts";

/** Alerts that the panel shows: the open ones, up to a limit, and the latest others. */
const SHOWN = { open: 1_000, resolved: 200 };

const alertBody = ({ createdAt, resolvedAt, ...alert }: StoredAlert): Alert => ({
  ...alert,
  resolved: resolvedAt !== null,
  timestamp: createdAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

export const getAlerts = async ({ db }: Pick<AlertDeps, "db">): Promise<Alert[]> =>
  (await listAlerts(db, SHOWN)).map(alertBody);

/** Runs the health check now, for an operator; returns how many alerts are new. Throws TooManyRequestsError, and
 * UnauthorizedError when the session has ended. */
export async function checkForOperator(
  deps: AlertDeps & { limiter: RateLimiter },
  session: OperatorSession,
): Promise<number> {
  const { limiter, config } = deps;
  const { operatorId } = session;
  await limiter.consume("health-check", operatorId, config.limits.rates.healthChecks);
  const newAlerts = await checkHealth(deps);
  const action = { operatorId, action: "alerts.checked" as const, detail: { newAlerts } };
  await inSession(deps.db, session, (tx) => recordPanelAction({ ...deps, db: tx }, action));
  return newAlerts;
}

/** Marks an alert as dealt with; one that is stays so. Throws NotFoundError, and UnauthorizedError when the session has
 * ended. */
export async function resolveForOperator(
  deps: AlertDeps,
  session: OperatorSession,
  id: string,
): Promise<Alert> {
  const { db, clock } = deps;
  const { operatorId } = session;
  await inSession(db, session, async (tx) => {
    if (!(await resolveAlert(tx, { id, operatorId, now: clock.now() }))) return;
    await recordPanelAction(
      { ...deps, db: tx },
      { operatorId, action: "alert.resolved", subject: id },
    );
  });
  const alert = await findAlert(db, id);
  if (alert === null) throw new NotFoundError("This alert does not exist.");
  return alertBody(alert);
}
