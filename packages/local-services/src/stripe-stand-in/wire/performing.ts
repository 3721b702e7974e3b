import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Journal } from "../ledger/journal.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Answer } from "./answering.ts";
import { ApiError, errorBody } from "./api-error.ts";
import type { CallDefinition } from "./calls.ts";
import { type ApiCall, type Fault, type FaultBoard, isBefore } from "./faults.ts";
import type { FormObject } from "./form.ts";
import { createKeys } from "./idempotency.ts";

type MaybeFault = Fault | null | undefined | void;

/** Told of calls as they happen; what they return befalls the call. Waited for. */
export interface ApiHooks {
  beforeCall?(call: ApiCall): MaybeFault | Promise<MaybeFault>;
  /** The ledger has changed and nobody has been told yet. */
  afterCommit?(call: ApiCall): MaybeFault | Promise<MaybeFault>;
}

export interface PerformingOptions {
  ledger: Ledger;
  journal: Journal;
  faults: FaultBoard;
  hooks: ApiHooks;
}

/** A call that was found, with the id in its address. */
export interface FoundCall {
  definition: CallDefinition;
  id: string;
}

/** What came of a call, and what befalls its answer on the way. */
export interface Outcome {
  answer: Answer;
  fault: Fault | null;
}

const failure = (status = 500) =>
  new ApiError(
    status,
    "The stand-in was asked to fail.",
    status === 429 ? { code: "rate_limit" } : { type: "api_error" },
    status === 500,
  );

const untilGone = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (response.destroyed) resolve();
    else response.once("close", resolve);
  });

/** Does what calls ask for: once for each key, and wrongly where that was asked for. */
export function createPerforming({ ledger, journal, faults, hooks }: PerformingOptions) {
  const keys = createKeys(ledger.books);

  /** @returns whether the call is over, with no answer */
  async function breaks(fault: Fault, call: ApiCall, response: ServerResponse): Promise<boolean> {
    const written = "when" in fault ? `${fault.kind} ${fault.when}` : fault.kind;
    journal.add({ kind: "fault", requestId: call.requestId, call: call.name, fault: written });
    if (fault.kind === "slow") await pause(fault.milliseconds);
    if (fault.kind === "hang") await untilGone(response);
    if (fault.kind === "reset") response.socket?.resetAndDestroy();
    if (fault.kind === "error") throw failure(fault.status);
    return fault.kind === "hang" || fault.kind === "reset";
  }

  function keep(call: ApiCall, answer: Answer): void {
    if (call.idempotencyKey === null || ledger.books.answers.has(call.idempotencyKey)) return;
    ledger.books.answers.set(call.idempotencyKey, {
      path: call.path,
      parameters: JSON.stringify(call.parameters),
      status: answer.status,
      body: structuredClone(answer.body),
      requestId: call.requestId,
      storedAt: ledger.now(),
    });
    ledger.save();
  }

  /** The answer of the call, or null when it gets none. */
  async function perform(
    call: ApiCall,
    { definition, id }: FoundCall,
    response: ServerResponse,
  ): Promise<Outcome | null> {
    const cause = { requestId: call.requestId, idempotencyKey: call.idempotencyKey };
    const form = call.parameters as FormObject;
    const early = (await hooks.beforeCall?.(call)) ?? faults.take(call.name);
    if (early && isBefore(early) && (await breaks(early, call, response))) return null;
    const body = definition.answer({ ledger, cause, id, path: call.path, form });
    const answer = { status: 200, body, originalRequest: null };
    const isChange = definition.method === "POST";
    const late = isChange ? await hooks.afterCommit?.(call) : null;
    const fault = late ?? (early && !isBefore(early) ? early : null);
    const isAnswerLost = fault?.kind === "error" && (fault.status ?? 500) === 500;
    if (!isAnswerLost) keep(call, answer);
    if (fault && (await breaks(fault, call, response))) return null;
    return { answer, fault };
  }

  /** The answer of the call, made now or earlier with the same key; null when it gets none. */
  return async function performOnce(
    call: ApiCall,
    found: FoundCall,
    response: ServerResponse,
  ): Promise<Outcome | null> {
    const { idempotencyKey: key } = call;
    if (key === null) return perform(call, found, response);
    const stored = keys.begin({
      key,
      path: call.path,
      parameters: JSON.stringify(call.parameters),
    });
    if (stored) {
      const { status, body, requestId } = stored;
      const fault = (await hooks.beforeCall?.(call)) ?? faults.take(call.name);
      if (fault && (await breaks(fault, call, response))) return null;
      return { answer: { status, body, originalRequest: requestId }, fault };
    }
    try {
      return await perform(call, found, response);
    } catch (error) {
      if (error instanceof ApiError && error.isStored) {
        keep(call, { status: error.status, body: errorBody(error), originalRequest: null });
      }
      throw error;
    } finally {
      keys.release(key);
    }
  };
}
