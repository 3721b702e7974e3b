import type { Alert } from "@cosmic/contracts";
import type { Db, Transaction } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import { insertAlert, resolveByItself, wasRaised } from "./alerts.store.ts";

type AlertDeps = Pick<Deps, "clock" | "ids">;

/** Trouble that an operator should know of. Words without anything about a person beyond their id. */
export interface Trouble extends Pick<Alert, "severity" | "title" | "description"> {
  type: "AUTHENTICATION_FAILURE" | "CONVERSION_DROP" | "SESSION_ANOMALY" | "PAYMENT_FAILURE";
  metrics?: Alert["metrics"];
  /** Names this trouble: while nobody has dealt with it, it is one alert. */
  key: string;
  /** It happened, and stays so: once dealt with it is never raised again. */
  isOnce?: boolean;
}

/** Raises an alert, as part of the transaction in which the trouble shows. False when there is one. */
export async function raiseAlert(
  tx: Transaction,
  { clock, ids }: AlertDeps,
  { key, isOnce = false, metrics = {}, type, severity, title, description }: Trouble,
): Promise<boolean> {
  if (isOnce && (await wasRaised(tx, key))) return false;
  return await insertAlert(tx, {
    id: ids.uuid(),
    type,
    severity,
    title,
    description,
    metrics,
    dedupeKey: key,
    createdAt: clock.now(),
  });
}

/** The trouble of this name is over without anybody's doing. */
export const endAlert = (
  db: Db | Transaction,
  { clock }: Pick<AlertDeps, "clock">,
  key: string,
): Promise<void> => resolveByItself(db, key, clock.now());
