import {
  API_VERSION,
  type EventType,
  type LedgerEvent,
  type LedgerObject,
} from "../objects/types.ts";
import { newId } from "./ids.ts";
import type { Journal } from "./journal.ts";
import type { Persistence } from "./persistence.ts";
import type { Records } from "./records.ts";

/** The API call that caused a change; null for a person, a bank or the clock. */
export interface Cause {
  requestId: string;
  idempotencyKey: string | null;
}

/** Creates an event with a copy of the object as it is now. */
export type Emit = (type: EventType, object: LedgerObject, previous?: object) => void;

/** The journal's description of a change: "refund.created" and the object's id. */
export interface Change {
  what: string;
  id: string;
}

export interface Ledger {
  records: Records;
  isLive: boolean;
  /** The hosted page's origin. */
  pageUrl: string;
  /** Seconds since 1970 on the stand-in's own clock. */
  now: () => number;
  /** Moves that clock forward. */
  advance(seconds: number): void;
  /**
   * Changes the records in one step: the result of `work` is saved and recorded in the journal before
   * its events are sent.
   */
  commit<T>(change: Change, cause: Cause | null, work: (emit: Emit) => T): T;
  /** Saves the records to disk when there is a data directory. */
  save(): void;
}

export interface LedgerOptions {
  persistence: Persistence;
  journal: Journal;
  isLive: boolean;
  pageUrl: string;
  clock: () => Date;
  /** Called with new events after they are saved. */
  onEvents(events: LedgerEvent[]): void;
  /** Whether there is a webhook address: events then start as undelivered. */
  hasListener(): boolean;
}

export function createLedger(options: LedgerOptions): Ledger {
  const { persistence, journal, isLive, clock } = options;
  let offset = 0;
  const now = () => Math.floor(clock().getTime() / 1_000) + offset;

  const createEvent = (
    cause: Cause | null,
    ...[type, object, previous]: Parameters<Emit>
  ): LedgerEvent => ({
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: now(),
    data: {
      object: structuredClone(object),
      ...(previous === undefined ? {} : { previous_attributes: previous }),
    },
    livemode: "livemode" in object ? object.livemode : isLive,
    pending_webhooks: options.hasListener() ? 1 : 0,
    request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    type,
  });

  return {
    records: persistence.records,
    isLive,
    pageUrl: options.pageUrl,
    now,
    advance: (seconds) => {
      offset += seconds;
    },
    save: () => persistence.save(),
    commit(change, cause, work) {
      const events: LedgerEvent[] = [];
      const result = work((...said) => void events.push(createEvent(cause, ...said)));
      for (const event of events) persistence.records.events.set(event.id, event);
      persistence.save();
      journal.add({ kind: "commit", ...change, requestId: cause?.requestId ?? null });
      options.onEvents(events);
      return result;
    },
  };
}
