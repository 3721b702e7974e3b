import type { Alert } from "@cosmic/contracts";
import { type AlertType, isWorse } from "@cosmic/domain/alerts";
import type { Db, Transaction } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import {
  insertAlert,
  type NewAlert,
  resolveByItself,
  wasRaised,
  worsenAlert,
} from "./alerts.store.ts";
import { emailOperators } from "./email-operators.ts";

export type AlertDeps = Pick<Deps, "db" | "clock" | "ids" | "config" | "jobs">;
type RaisingDeps = Omit<AlertDeps, "db">;

/** A failure that an operator should know of. Its text holds nothing personal beyond a user's id. */
export interface AlertDraft extends Pick<Alert, "severity" | "title" | "description"> {
  type: AlertType;
  metrics?: Alert["metrics"];
  /** Identifies this failure: until an operator resolves it, it is one alert. */
  key: string;
  /** A single event: once resolved it is never raised again. */
  isOnce?: boolean;
  /** Milliseconds after its resolution in which it is not raised again. */
  quiet?: number;
}

const SEVERITIES = ["HIGH", "MEDIUM", "LOW"] as const;

async function isQuiet(
  tx: Transaction,
  { key, isOnce = false, quiet = 0 }: AlertDraft,
  now: Date,
): Promise<boolean> {
  if (isOnce) return await wasRaised(tx, key, null);
  return quiet > 0 && (await wasRaised(tx, key, new Date(now.getTime() - quiet)));
}

/**
 * Raises an alert, as part of the transaction that finds the failure; one that has become worse is
 * rewritten. The worst ones are emailed to the operators. False when there is one already.
 */
export async function raiseAlert(
  tx: Transaction,
  deps: RaisingDeps,
  draft: AlertDraft,
): Promise<boolean> {
  const now = deps.clock.now();
  if (await isQuiet(tx, draft, now)) return false;
  const { key, metrics = {}, type, severity, title, description } = draft;
  const alert: NewAlert = {
    id: deps.ids.uuid(),
    type,
    severity,
    title,
    description,
    metrics,
    dedupeKey: key,
    createdAt: now,
  };
  const isNew = await insertAlert(tx, alert);
  const milder = SEVERITIES.filter((other) => isWorse(severity, other));
  const isRaised = isNew || (milder.length > 0 && (await worsenAlert(tx, alert, milder)));
  if (isRaised && severity === "HIGH") await emailOperators(tx, deps, { title, description });
  return isNew;
}

/** Resolves the alert of this key when its failure has ended by itself. */
export const endAlert = (
  db: Db | Transaction,
  { clock }: Pick<RaisingDeps, "clock">,
  key: string,
): Promise<void> => resolveByItself(db, key, clock.now());
