import { closeDispute, type DisputeWish, openDispute } from "../deeds/disputes.ts";
import { type PaymentChoice, paySession, settlePayment } from "../deeds/payments.ts";
import { createRefund, failRefund, requireCharge } from "../deeds/refunds.ts";
import { expireSession } from "../deeds/sessions.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Dispute, Refund, Session } from "../objects/types.ts";
import { noSuch } from "../wire/api-error.ts";
import { required } from "./required.ts";

/** A charge is named by its own id or by that of its payment. */
export type ChargeName = { charge: string } | { paymentIntent: string };

export interface MoneyControlOptions {
  ledger: Ledger;
  /** Seconds until a payment made for later is decided. */
  settleAfter: number;
  /** Does what is due by the clock. */
  sweep: () => void;
}

/** What people and banks do about money. */
export function createMoneyControl({ ledger, settleAfter, sweep }: MoneyControlOptions) {
  const { books } = ledger;
  const sessionNamed = (id: string) => required(books.sessions, "checkout.session", id);
  const chargeNamed = (name: ChargeName) =>
    requireCharge(ledger, "charge" in name ? name : { payment_intent: name.paymentIntent });

  return {
    /** Presses a button of the hosted page; "pay" unless said otherwise. */
    pay({ session, choice = "pay" }: { session: string; choice?: PaymentChoice }): Session {
      sweep();
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
  };
}
