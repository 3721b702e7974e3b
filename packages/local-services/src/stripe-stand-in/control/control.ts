import type { Journal, JournalEntry } from "../ledger/journal.ts";
import type {
  Charge,
  Dispute,
  LedgerEvent,
  PaymentIntent,
  Refund,
  Session,
} from "../objects/types.ts";
import type { FaultBoard, FaultWish } from "../wire/faults.ts";
import { createEventControl, type EventControlOptions } from "./event-control.ts";
import { createMoneyControl, type MoneyControlOptions } from "./money-control.ts";

/** Everything in the ledger, oldest first. */
export interface LedgerSnapshot {
  sessions: Session[];
  paymentIntents: PaymentIntent[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  events: LedgerEvent[];
}

export interface ControlOptions extends MoneyControlOptions, EventControlOptions {
  journal: Journal;
  faults: FaultBoard;
}

/**
 * What people, banks and accidents do at the provider. Each method takes and returns plain data, so
 * that it can be called over HTTP as well.
 */
export function createControl(options: ControlOptions) {
  const { ledger, journal, faults, plans, deliveries, sweep } = options;
  const { books } = ledger;

  return {
    ...createMoneyControl(options),
    ...createEventControl(options),
    /** Lets calls of the API go wrong. */
    fail: (wish: FaultWish): void => faults.add(wish),
    /** Ends everything that was asked to go wrong; events that were kept back go out. */
    async mend(): Promise<void> {
      faults.clear();
      await deliveries.sendInOrder([...plans.clear(), ...deliveries.release()]);
    },
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
