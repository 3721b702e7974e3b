import { closeDispute, type DisputeRequest, openDispute } from "../actions/disputes.ts";
import { type PaymentChoice, paySession, settlePayment } from "../actions/payments.ts";
import { createRefund, failRefund, requireCharge } from "../actions/refunds.ts";
import { expireSession } from "../actions/sessions.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Dispute, Refund, Session } from "../objects/types.ts";
import { notFound } from "../wire/api-error.ts";
import { getObject } from "./get-object.ts";

/** A charge is identified by its own id or by its payment intent's. */
export type ChargeReference = { charge: string } | { paymentIntent: string };

export interface MoneyControlOptions {
  ledger: Ledger;
  /** Seconds until an asynchronous payment settles. */
  settleAfter: number;
  /** Processes what is due by the clock. */
  sweep: () => void;
}

/** What buyers and banks do with money. */
export function createMoneyControl({ ledger, settleAfter, sweep }: MoneyControlOptions) {
  const { records } = ledger;
  const requireSession = (id: string) => getObject(records.sessions, "checkout.session", id);
  const getCharge = (name: ChargeReference) =>
    requireCharge(ledger, "charge" in name ? name : { payment_intent: name.paymentIntent });

  return {
    /** A copy of a session, without a copy of the whole ledger. */
    getSession({ session }: { session: string }): Session {
      return structuredClone(requireSession(session));
    },
    /** Presses a button of the hosted page; "pay" with the buyer's own card by default. */
    pay({
      session,
      choice = "pay",
      card = null,
    }: {
      session: string;
      choice?: PaymentChoice;
      card?: string | null;
    }): Session {
      sweep();
      const paid = paySession(ledger, requireSession(session), choice, { card, settleAfter });
      return structuredClone(paid);
    },
    /** Settles an asynchronous payment now. */
    settle({ session, succeeds }: { session: string; succeeds?: boolean }): Session {
      return structuredClone(settlePayment(ledger, requireSession(session), succeeds));
    },
    /** Expires a session now. */
    expire({ session }: { session: string }): Session {
      return structuredClone(expireSession(ledger, requireSession(session), null));
    },
    /** Refunds from the provider's dashboard; the full remaining amount unless one is given. */
    refund({ amount, ...name }: ChargeReference & { amount?: number }): Refund {
      const asked = { charge: getCharge(name).id, amount, metadata: {} };
      return structuredClone(createRefund(ledger, asked, null));
    },
    /** Fails a refund at the buyer's bank. */
    failRefund({ refund }: { refund: string }): Refund {
      return structuredClone(failRefund(ledger, getObject(records.refunds, "refund", refund)));
    },
    openDispute({ amount, reason, isInquiry, ...name }: ChargeReference & DisputeRequest): Dispute {
      const request = {
        ...(amount === undefined ? {} : { amount }),
        ...(reason === undefined ? {} : { reason }),
        ...(isInquiry === undefined ? {} : { isInquiry }),
      };
      return structuredClone(openDispute(ledger, getCharge(name), request));
    },
    /** Decides a dispute, also a second time: a lost dispute can still be won. */
    closeDispute({ dispute, status }: { dispute: string; status: "won" | "lost" }): Dispute {
      const found = getObject(records.disputes, "dispute", dispute);
      return structuredClone(closeDispute(ledger, found, status));
    },
    /** Overwrites properties of a session, payment, charge, refund or dispute: another amount, another account's reference. */
    amend({ id, changes }: { id: string; changes: object }): object {
      const { sessions, paymentIntents, charges, refunds, disputes } = records;
      const found = [sessions, paymentIntents, charges, refunds, disputes]
        .map((map) => map.get(id))
        .find((object) => object !== undefined);
      if (!found) throw notFound("object", id, "id", false);
      return ledger.commit({ what: "object.amended", id }, null, () =>
        structuredClone(Object.assign(found, changes)),
      );
    },
  };
}
