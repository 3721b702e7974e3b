import {
  API_VERSION,
  type EventType,
  type LedgerEvent,
  type LedgerObject,
} from "../objects/types.ts";
import type { Books } from "./books.ts";
import { newId } from "./ids.ts";
import type { Journal } from "./journal.ts";
import type { Keeping } from "./keeping.ts";

/** The call of the API that something comes of; null for a person, a bank or the clock. */
export interface Cause {
  requestId: string;
  idempotencyKey: string | null;
}

/** Writes down that something happened to an object as it is now, for whoever listens. */
export type Emit = (type: EventType, object: LedgerObject, previous?: object) => void;

/** What is said to the journal: "refund.created" of which object. */
export interface Change {
  what: string;
  id: string;
}

export interface Ledger {
  books: Books;
  isLive: boolean;
  /** Where people pay: the hosted page's origin. */
  pageUrl: string;
  /** Seconds since 1970, by the stand-in's own clock. */
  now: () => number;
  /** Moves that clock. */
  advance(seconds: number): void;
  /**
   * Changes the books in one step: what `work` does is kept on disk and told to the journal before
   * its events go out.
   */
  commit<T>(change: Change, cause: Cause | null, work: (emit: Emit) => T): T;
  /** Keeps the books on disk, where they have a place there. */
  save(): void;
}

export interface LedgerOptions {
  keeping: Keeping;
  journal: Journal;
  isLive: boolean;
  pageUrl: string;
  clock: () => Date;
  /** Told of new events after they are kept. */
  onEvents(events: LedgerEvent[]): void;
  /** Whether somebody listens: events then count as not delivered yet. */
  hasListener(): boolean;
}

export function createLedger(options: LedgerOptions): Ledger {
  const { keeping, journal, isLive, clock } = options;
  let offset = 0;
  const now = () => Math.floor(clock().getTime() / 1_000) + offset;

  const eventOf = (
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
    books: keeping.books,
    isLive,
    pageUrl: options.pageUrl,
    now,
    advance: (seconds) => {
      offset += seconds;
    },
    save: () => keeping.save(),
    commit(change, cause, work) {
      const events: LedgerEvent[] = [];
      const result = work((...said) => void events.push(eventOf(cause, ...said)));
      for (const event of events) keeping.books.events.set(event.id, event);
      keeping.save();
      journal.add({ kind: "commit", ...change, requestId: cause?.requestId ?? null });
      options.onEvents(events);
      return result;
    },
  };
}
