import { createHash } from "node:crypto";
import type { FunnelEvent } from "@cosmic/contracts";
import { funnelStepNumber } from "@cosmic/domain";
import { toTrafficSource } from "@cosmic/domain/funnel";
import type { Transaction } from "../../db/connection.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { lockSession, type UserSession } from "../../http/session.ts";
import {
  findKnownVisits,
  type IncomingVisit,
  insertEvents,
  type KeptEvent,
  mergeVisit,
} from "./visits.store.ts";

export type RecordDeps = Pick<Deps, "db" | "clock" | "config"> & { limiter: RateLimiter };

/** The client that sent the events. */
export interface EventSender {
  /** Null for a visitor. What a body says about it counts for nothing; linked to visits with consent alone. */
  session: UserSession | null;
  /** The network address. */
  address: string;
}

/** Events wait briefly in the browser to be sent in batches; a longer wait than this is not trusted. */
const LONGEST_WAIT = 10 * 60_000;

/** The visit that a browser's session id stands for. The session id itself is not kept. */
function toVisitId(sessionId: string): string {
  const hex = createHash("sha256").update(`funnel ${sessionId}`).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function occurredAt(metadata: FunnelEvent["metadata"], now: Date): Date {
  const wait = Math.min(Math.max(metadata?.msAgo ?? 0, 0), LONGEST_WAIT);
  return new Date(now.getTime() - wait);
}

/** What a link to the site carried is kept only as the plain name that it is counted by. */
function keptMetadata(metadata: FunnelEvent["metadata"]): KeptEvent["metadata"] {
  const { way, view, source } = metadata ?? {};
  const kept = {
    ...(way && { way }),
    ...(view && { view }),
    ...(source !== undefined && { source: toTrafficSource(source) }),
  };
  return Object.keys(kept).length > 0 ? kept : null;
}

const toStoredEvent = (event: FunnelEvent, now: Date): KeptEvent => ({
  visitId: toVisitId(event.sessionId),
  step: funnelStepNumber(event.step),
  question: event.step === "mbti_question_answered" ? (event.metadata?.question ?? 0) : 0,
  occurredAt: occurredAt(event.metadata, now),
  value: event.value ?? null,
  metadata: keptMetadata(event.metadata),
});

const toOrder = ({ visitId, step, question }: KeptEvent) => `${visitId} ${step} ${question}`;

function toVisit(
  id: string,
  events: readonly KeptEvent[],
): Omit<IncomingVisit, "userId" | "isExtra"> {
  const times = events.map(({ occurredAt: at }) => at.getTime());
  const start = Math.min(...times);
  const steps = new Map<number, number>();
  for (const { step, occurredAt: at } of events) {
    const seconds = Math.round((at.getTime() - start) / 1_000);
    steps.set(step, Math.min(seconds, steps.get(step) ?? seconds));
  }
  const source = toTrafficSource(
    events.map(({ metadata }) => metadata?.["source"]).find((each) => each !== undefined),
  );
  return { id, startedAt: new Date(start), source, steps };
}

/**
 * Which of the visits are recorded: those that have begun, and new ones while their network address, the
 * network around it, the holder of that and all together have not begun too many. Each with whether it is one of so many that conversions are not judged by it.
 */
async function admit(
  { db, limiter, config }: RecordDeps,
  address: string,
  ids: readonly string[],
): Promise<Map<string, boolean>> {
  const { newVisits, allVisits, judgedVisits } = config.limits.rates;
  const known = await findKnownVisits(db, ids);
  const admitted = new Map([...known].map((id) => [id, false]));
  for (const id of ids.filter((each) => !known.has(each))) {
    if (!(await limiter.allowsFrom("new-visits", address, newVisits))) break;
    if (!(await limiter.allowsOfAll("all-visits", address, allVisits))) break;
    admitted.set(id, !(await limiter.allows("judged-visits", address, judgedVisits)));
  }
  return admitted;
}

/** The user of a session that has not ended; else the visit is a visitor's. */
async function findSignedInUser(
  tx: Transaction,
  session: UserSession | null,
): Promise<string | null> {
  if (session === null || !(await lockSession(tx, session))) return null;
  return session.userId;
}

/**
 * Stores the events that a browser sent, and counts each step once for its visit. What is stored already
 * is dropped without a write, so a visit has at most nineteen events: ten steps, and a question's nine.
 */
export async function recordEvents(
  deps: RecordDeps,
  { session, address }: EventSender,
  sent: readonly FunnelEvent[],
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  // In one order everywhere, so that two requests never wait for each other's rows.
  const all = sent
    .map((event) => toStoredEvent(event, now))
    .toSorted((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
  const admitted = await admit(deps, address, [...new Set(all.map(({ visitId }) => visitId))]);
  const events = all.filter(({ visitId }) => admitted.has(visitId));
  if (events.length === 0) return;
  const visits = Map.groupBy(events, ({ visitId }) => visitId);
  const linked = new Set(
    sent.filter(({ hasConsent }) => hasConsent).map(({ sessionId }) => toVisitId(sessionId)),
  );
  await inTransaction(db, async (tx) => {
    const userId = linked.size > 0 ? await findSignedInUser(tx, session) : null;
    const changed = await insertEvents(tx, events);
    for (const [id, ofVisit] of visits) {
      if (!changed.has(id)) continue;
      const isExtra = admitted.get(id) ?? false;
      const userOfVisit = linked.has(id) ? userId : null;
      await mergeVisit(tx, { ...toVisit(id, ofVisit), userId: userOfVisit, isExtra });
    }
  });
}
