/** One recorded occurrence, numbered in order. */
export type JournalEntry = { sequence: number; at: string } & JournalRecord;

export type JournalRecord =
  /** An API call arrived. */
  | {
      kind: "call";
      requestId: string;
      call: string;
      path: string;
      parameters: unknown;
      idempotencyKey: string | null;
    }
  /** A planned fault was applied. */
  | { kind: "fault"; requestId: string; call: string; fault: string }
  /** The ledger changed: "session.created", "payment.succeeded", "refund.created" … */
  | { kind: "commit"; what: string; id: string; requestId: string | null }
  /** A call was answered, or its connection ended without a response (status null). */
  | { kind: "answer"; requestId: string; call: string; status: number | null; isReplay: boolean }
  /** A button of the hosted page was pressed. */
  | { kind: "page"; sessionId: string; choice: string; status: number }
  /** An event was sent; `status` is null when no response came, with the reason. */
  | {
      kind: "webhook";
      eventId: string;
      type: string;
      attempt: number;
      status: number | null;
      reason: string | null;
    }
  /** An event was dropped as planned. */
  | { kind: "dropped"; eventId: string; type: string };

const LIMIT = 200_000;

export interface Journal {
  add(record: JournalRecord): void;
  /** Entries after the given sequence number, oldest first. */
  since(sequence: number): JournalEntry[];
}

/** Records what happens; the oldest entries are removed when there are too many. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let last = 0;
  return {
    add(record) {
      last += 1;
      entries.push({ sequence: last, at: new Date().toISOString(), ...record });
      if (entries.length > LIMIT) entries = entries.slice(LIMIT / 2);
    },
    since: (sequence) => entries.filter((entry) => entry.sequence > sequence),
  };
}
