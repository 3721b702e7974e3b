/** One thing that happened, in the order of happening. */
export type JournalEntry = { sequence: number; at: string } & Happening;

export type Happening =
  /** A call of the API arrived. */
  | {
      kind: "call";
      requestId: string;
      call: string;
      path: string;
      parameters: unknown;
      idempotencyKey: string | null;
    }
  /** A failure that was asked for took place. */
  | { kind: "fault"; requestId: string; call: string; fault: string }
  /** The ledger changed: "session.created", "payment.succeeded", "refund.created" … */
  | { kind: "commit"; what: string; id: string; requestId: string | null }
  /** A call was answered, or its connection ended without an answer (status null). */
  | { kind: "answer"; requestId: string; call: string; status: number | null; isReplay: boolean }
  /** Somebody pressed a button of the hosted page. */
  | { kind: "page"; sessionId: string; choice: string; status: number }
  /** An event was sent; `status` null when no answer came, with the reason. */
  | {
      kind: "webhook";
      eventId: string;
      type: string;
      attempt: number;
      status: number | null;
      reason: string | null;
    }
  /** An event was not sent, since that was asked for. */
  | { kind: "dropped"; eventId: string; type: string };

const LIMIT = 200_000;

export interface Journal {
  add(happening: Happening): void;
  /** Everything after the given sequence number, oldest first. */
  since(sequence: number): JournalEntry[];
}

/** Writes down what happens; the oldest entries go when there are too many. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let last = 0;
  return {
    add(happening) {
      last += 1;
      entries.push({ sequence: last, at: new Date().toISOString(), ...happening });
      if (entries.length > LIMIT) entries = entries.slice(LIMIT / 2);
    },
    since: (sequence) => entries.filter((entry) => entry.sequence > sequence),
  };
}
