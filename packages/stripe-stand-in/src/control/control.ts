import type { Journal, JournalEntry } from "../ledger/journal.ts";
import type {
  Charge,
  Dispute,
  LedgerEvent,
  PaymentIntent,
  Refund,
  Session,
} from "../objects/types.ts";
import type { FaultPlan, FaultQueue } from "../wire/faults.ts";
import { createEventControl, type EventControlOptions } from "./event-control.ts";
import { createMoneyControl, type MoneyControlOptions } from "./money-control.ts";

/** All objects of the ledger, oldest first. */
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
  faults: FaultQueue;
}

/**
 * What buyers, banks and faults do at the provider. Each method takes and returns plain data, so it
 * can be called over HTTP as well.
 */
export function createControl(options: ControlOptions) {
  const { ledger, journal, faults, plans, deliveries, sweep } = options;
  const { records } = ledger;

  return {
    ...createMoneyControl(options),
    ...createEventControl(options),
    /** Plans faults for API calls. */
    fail: (plan: FaultPlan): void => faults.add(plan),
    /** Cancels every planned fault and sends the events that were held. */
    async reset(): Promise<void> {
      faults.clear();
      await deliveries.sendInOrder([...plans.clear(), ...deliveries.release()]);
    },
    /** Moves the provider's clock forward and processes what is due by then. */
    advance({ seconds }: { seconds: number }): void {
      ledger.advance(seconds);
      sweep();
    },
    /** Entries after the given sequence number, oldest first. */
    journal: ({ since = 0 }: { since?: number } = {}): JournalEntry[] => journal.since(since),
    ledger(): LedgerSnapshot {
      const { sessions, paymentIntents, charges, refunds, disputes, events } = records;
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
