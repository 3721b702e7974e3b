import { closeDispute, type DisputeWish, openDispute } from "../deeds/disputes.ts";
import { type PaymentChoice, paySession, settlePayment } from "../deeds/payments.ts";
import { createRefund, failRefund, requireCharge } from "../deeds/refunds.ts";
import { expireSession } from "../deeds/sessions.ts";
import type { Journal, JournalEntry } from "../ledger/journal.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type {
  Charge,
  Dispute,
  LedgerEvent,
  PaymentIntent,
  Refund,
  Session,
} from "../objects/types.ts";
import { type Deliveries, payloadOf } from "../webhooks/deliveries.ts";
import type { WebhookPlans, WebhookWish } from "../webhooks/plans.ts";
import { signatureHeader } from "../webhooks/signature.ts";
import { noSuch } from "../wire/api-error.ts";
import type { FaultBoard, FaultWish } from "../wire/faults.ts";

/** A charge is named by its own id or by that of its payment. */
export type ChargeName = { charge: string } | { paymentIntent: string };

/** Everything in the ledger, oldest first. */
export interface LedgerSnapshot {
  sessions: Session[];
  paymentIntents: PaymentIntent[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  events: LedgerEvent[];
}

export interface ControlOptions {
  ledger: Ledger;
  journal: Journal;
  faults: FaultBoard;
  plans: WebhookPlans;
  deliveries: Deliveries;
  webhookSecret: string;
  /** Seconds until a payment made for later is decided. */
  settleAfter: number;
  /** Does what is due by the clock. */
  sweep: () => void;
}

function required<T>(map: Map<string, T>, what: string, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw noSuch(what, id, "id", false);
  return found;
}

/**
 * What people, banks and accidents do at the provider. Each method takes and returns plain data, so
 * that it can be called over HTTP as well.
 */
export function createControl(options: ControlOptions) {
  const { ledger, journal, faults, plans, deliveries, sweep } = options;
  const { books } = ledger;

  const sessionNamed = (id: string) => required(books.sessions, "checkout.session", id);
  const chargeNamed = (name: ChargeName) =>
    requireCharge(ledger, "charge" in name ? name : { payment_intent: name.paymentIntent });

  return {
    /** Presses a button of the hosted page; "pay" unless said otherwise. */
    pay({ session, choice = "pay" }: { session: string; choice?: PaymentChoice }): Session {
      sweep();
      const { settleAfter } = options;
      return structuredClone(paySession(ledger, sessionNamed(session), choice, { settleAfter }));
    },
    /** Lets the bank decide now about a payment made for later. */
    settle({ session, succeeds }: { session: string; succeeds?: boolean }): Session {
      return structuredClone(settlePayment(ledger, sessionNamed(session), succeeds));
    },
    /** Lets a session's time be over. */
    expire({ session }: { session: string }): Session {
      return structuredClone(expireSession(ledger, sessionNamed(session), null));
    },
    /** Pays back by hand, as in the provider's dashboard; all that is left unless an amount is given. */
    refund({ amount, ...name }: ChargeName & { amount?: number }): Refund {
      const asked = { charge: chargeNamed(name).id, amount, metadata: {} };
      return structuredClone(createRefund(ledger, asked, null));
    },
    /** Lets a refund come back from the buyer's bank. */
    failRefund({ refund }: { refund: string }): Refund {
      return structuredClone(failRefund(ledger, required(books.refunds, "refund", refund)));
    },
    openDispute({ amount, reason, isInquiry, ...name }: ChargeName & DisputeWish): Dispute {
      const wish = {
        ...(amount === undefined ? {} : { amount }),
        ...(reason === undefined ? {} : { reason }),
        ...(isInquiry === undefined ? {} : { isInquiry }),
      };
      return structuredClone(openDispute(ledger, chargeNamed(name), wish));
    },
    /** Lets the bank decide, also once more: a lost dispute can still be won. */
    closeDispute({ dispute, status }: { dispute: string; status: "won" | "lost" }): Dispute {
      const found = required(books.disputes, "dispute", dispute);
      return structuredClone(closeDispute(ledger, found, status));
    },
    /** Rewrites properties of a session, payment, charge, refund or dispute: wrong money, a foreign reference. */
    amend({ id, changes }: { id: string; changes: object }): object {
      const { sessions, paymentIntents, charges, refunds, disputes } = books;
      const found = [sessions, paymentIntents, charges, refunds, disputes]
        .map((map) => map.get(id))
        .find((object) => object !== undefined);
      if (!found) throw noSuch("object", id, "id", false);
      return ledger.commit({ what: "object.amended", id }, null, () =>
        structuredClone(Object.assign(found, changes)),
      );
    },
    /** Lets calls of the API go wrong. */
    fail: (wish: FaultWish): void => faults.add(wish),
    /** Lets events be dropped, doubled, delayed or turned round. */
    planWebhooks: (wish: WebhookWish): void => plans.add(wish),
    /** Ends everything that was asked to go wrong; events that were kept back go out. */
    async mend(): Promise<void> {
      faults.clear();
      await deliveries.sendInOrder([...plans.clear(), ...deliveries.release()]);
    },
    /** Keeps events back from now on. */
    holdWebhooks: (): void => deliveries.hold(),
    /**
     * Sends the events that were kept back, one after the other.
     * @returns their ids in the order of sending
     */
    async releaseWebhooks({ order = "kept" }: { order?: "kept" | "reversed" | string[] } = {}) {
      const waiting = deliveries.release();
      const chosen = Array.isArray(order)
        ? order.map((id) => required(books.events, "event", id))
        : order === "reversed"
          ? waiting.toReversed()
          : waiting;
      await deliveries.sendInOrder(chosen);
      return chosen.map(({ id }) => id);
    },
    /** Sends an event now, as often as said, one after the other. @returns the statuses of the answers */
    async sendEvent({ event, times = 1 }: { event: string; times?: number }) {
      const found = required(books.events, "event", event);
      const statuses: (number | null)[] = [];
      for (let count = 0; count < times; count += 1) statuses.push(await deliveries.sendNow(found));
      return statuses;
    },
    /** What would be sent for an event, for tests that send it themselves; `age` in seconds. */
    signedEvent({ event, age = 0 }: { event: string; age?: number }) {
      const body = payloadOf(required(books.events, "event", event));
      const at = Math.floor(Date.now() / 1_000) - age;
      return { body, signature: signatureHeader(body, options.webhookSecret, at) };
    },
    /** Where events go from now on; null sends none. */
    sendWebhooksTo: ({ url }: { url: string | null }): void => deliveries.sendTo(url),
    /** Moves the provider's clock, and lets happen what is due then. */
    advance({ seconds }: { seconds: number }): void {
      ledger.advance(seconds);
      sweep();
    },
    /** What happened after the entry of the given sequence number, oldest first. */
    journal: ({ since = 0 }: { since?: number } = {}): JournalEntry[] => journal.since(since),
    ledger(): LedgerSnapshot {
      const { sessions, paymentIntents, charges, refunds, disputes, events } = books;
      return structuredClone({
        sessions: [...sessions.values()],
        paymentIntents: [...paymentIntents.values()],
        charges: [...charges.values()],
        refunds: [...refunds.values()],
        disputes: [...disputes.values()],
        events: [...events.values()],
      });
    },
  };
}

export type Control = ReturnType<typeof createControl>;
