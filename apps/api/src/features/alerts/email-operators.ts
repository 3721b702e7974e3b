import type { Transaction } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../mail/index.ts";
import { countHighSince, listOperatorEmails } from "./alerts.store.ts";

const HOUR = 3_600_000;

/** Twenty emails within an hour are enough to know that something is wrong; the panel shows the rest. */
const EMAILS_PER_HOUR = 20;

/** Mails an alert to every operator, as part of the transaction that raises it. */
export async function emailOperators(
  tx: Transaction,
  deps: Pick<Deps, "clock" | "config" | "jobs">,
  { title, description }: { title: string; description: string },
): Promise<void> {
  const anHourAgo = new Date(deps.clock.now().getTime() - HOUR);
  if ((await countHighSince(tx, anHourAgo)) > EMAILS_PER_HOUR) return;
  for (const to of await listOperatorEmails(tx)) {
    await queueMail(tx, deps, { template: "alert", to, title, description });
  }
}
