import type { LedgerSnapshot } from "@cosmic/stripe-stand-in";
import type { Buyer } from "../users/buyer.ts";
import { digest } from "./digest.ts";
import type { Environment } from "./environment.ts";
import type { Delivery, FinalAnswer, LedgerPayment, Receipt } from "./evidence.ts";
import { readWaitingReceipts } from "./read-database.ts";

type DisputeOutcome = LedgerPayment["disputes"][number]["outcome"];

const STATUSES = ["complete", "expired"] as const;

const getDisputeOutcome = (status: string): DisputeOutcome | null => {
  if (status === "won" || status === "lost") return status;
  // An inquiry that was closed is as if it had never been.
  return status === "warning_closed" ? null : "open";
};

function toPayment(
  session: LedgerSnapshot["sessions"][number],
  { refunds, disputes }: LedgerSnapshot,
  paidAt: ReadonlyMap<string, number>,
): LedgerPayment {
  const isOwn = ({ payment_intent: intent }: { payment_intent: string | null }) =>
    intent !== null && intent === session.payment_intent;
  return {
    sessionId: session.id,
    userId: session.client_reference_id,
    status: STATUSES.find((status) => status === session.status) ?? "open",
    isPaid: session.payment_status === "paid",
    paidAt: paidAt.get(session.id) ?? null,
    amount: session.amount_total ?? 0,
    refunds: refunds.filter(isOwn).map(({ id, amount, status, metadata }) => ({
      id,
      amount,
      isFailed: status === "failed" || status === "canceled",
      askedBy: metadata?.["askedBy"] ?? null,
    })),
    disputes: disputes.filter(isOwn).flatMap(({ id, status }) => {
      const outcome = getDisputeOutcome(status);
      return outcome === null ? [] : [{ id, outcome }];
    }),
  };
}

/** Stripe's records, with the times of payment from the provider's journal. */
export function readPayments({ provider }: Environment): LedgerPayment[] {
  const ledger = provider.ledger();
  const paidAt = new Map(
    provider
      .journal()
      .flatMap((entry) =>
        entry.kind === "commit" && ["payment.made", "payment.settled"].includes(entry.what)
          ? [[entry.id, Date.parse(entry.at)] as const]
          : [],
      ),
  );
  return ledger.sessions.map((session) => toPayment(session, ledger, paidAt));
}

export const readDeliveries = ({ provider }: Environment): Delivery[] =>
  provider
    .journal()
    .flatMap((entry) =>
      entry.kind === "webhook"
        ? [{ eventId: entry.eventId, type: entry.type, status: entry.status }]
        : [],
    );

/** Receipts that arrived and those that wait; a mail that was sent twice has one id. */
export async function readReceipts({ mails, databaseUrl }: Environment): Promise<Receipt[]> {
  const emails = mails.mails.filter(({ content }) => /^Subject: Your receipt\b/m.test(content));
  const arrived = emails.flatMap(({ content }) => {
    const purchaseId = /Receipt number:\s*([0-9a-f-]{36})/.exec(content)?.[1];
    const mailId = /^Message-ID:\s*<([^@>]+)@/im.exec(content)?.[1];
    return purchaseId && mailId ? [{ mailId, purchaseId }] : [];
  });
  return [...arrived, ...(await readWaitingReceipts(databaseUrl))];
}

/** What the API answers a buyer now: access, purchases and each report. */
export async function askForAll(buyer: Buyer): Promise<FinalAnswer | null> {
  const { user } = buyer;
  const ask = (path: string) => user.retry({ step: "final check", path });
  await user.signIn();
  const account = await ask("/api/auth/user");
  if (account.status !== 200) return null;
  const list = (await ask("/api/profiles")).body as { slug: string }[];
  const blueprints = [];
  for (const { slug } of list) {
    const path = `/api/profiles/${slug}`;
    const { body } = await ask(path);
    const { isPaid } = body as { isPaid: boolean };
    blueprints.push({ isPaid, paidTexts: digest(path, body).paidTexts ?? 0 });
  }
  return {
    buyer: user.name,
    hasAccess: digest("", account.body).hasAccess === true,
    purchaseIds: (await buyer.listPurchases()).map(({ id }) => id),
    blueprints,
  };
}
