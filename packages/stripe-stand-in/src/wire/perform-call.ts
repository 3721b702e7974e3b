import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Journal } from "../ledger/journal.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { ApiError, errorBody } from "./api-error.ts";
import type { CallDefinition } from "./calls.ts";
import { type ApiCall, type Fault, type FaultQueue, isBefore } from "./faults.ts";
import type { FormObject } from "./form.ts";
import { createIdempotencyKeys } from "./idempotency.ts";
import type { Answer } from "./response.ts";

type OptionalFault = Fault | null | undefined | void;

/** Called for each API call and awaited; a returned fault applies to the call. */
export interface ApiHooks {
  beforeCall?(call: ApiCall): OptionalFault | Promise<OptionalFault>;
  /** The ledger has changed; no response or event has been sent. */
  afterCommit?(call: ApiCall): OptionalFault | Promise<OptionalFault>;
}

export interface CallPerformerOptions {
  ledger: Ledger;
  journal: Journal;
  faults: FaultQueue;
  hooks: ApiHooks;
}

/** A matched call with the id in its path. */
export interface FoundCall {
  definition: CallDefinition;
  id: string;
}

/** The response of a call and the fault that applies to it. */
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

const waitForClose = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (response.destroyed) resolve();
    else response.once("close", resolve);
  });

/** Performs calls once for each idempotency key and applies the planned faults. */
export function createCallPerformer({ ledger, journal, faults, hooks }: CallPerformerOptions) {
  const keys = createIdempotencyKeys(ledger.records);

  /** @returns whether the call ended without an answer */
  async function applyFault(
    fault: Fault,
    call: ApiCall,
    response: ServerResponse,
  ): Promise<boolean> {
    const description = "when" in fault ? `${fault.kind} ${fault.when}` : fault.kind;
    journal.add({ kind: "fault", requestId: call.requestId, call: call.name, fault: description });
    if (fault.kind === "slow") await pause(fault.milliseconds);
    if (fault.kind === "hang") await waitForClose(response);
    if (fault.kind === "reset") response.socket?.resetAndDestroy();
    if (fault.kind === "error") throw failure(fault.status);
    return fault.kind === "hang" || fault.kind === "reset";
  }

  function storeAnswer(call: ApiCall, answer: Answer): void {
    if (call.idempotencyKey === null || ledger.records.answers.has(call.idempotencyKey)) return;
    ledger.records.answers.set(call.idempotencyKey, {
      path: call.path,
      parameters: JSON.stringify(call.parameters),
      status: answer.status,
      body: structuredClone(answer.body),
      requestId: call.requestId,
      storedAt: ledger.now(),
    });
    ledger.save();
  }

  /** The response of the call, or null when it gets none. */
  async function perform(
    call: ApiCall,
    { definition, id }: FoundCall,
    response: ServerResponse,
  ): Promise<Outcome | null> {
    const cause = { requestId: call.requestId, idempotencyKey: call.idempotencyKey };
    const form = call.parameters as FormObject;
    const early = (await hooks.beforeCall?.(call)) ?? faults.take(call.name);
    if (early && isBefore(early) && (await applyFault(early, call, response))) return null;
    const body = definition.answer({ ledger, cause, id, path: call.path, form });
    const answer = { status: 200, body, originalRequest: null };
    const isChange = definition.method === "POST";
    const late = isChange ? await hooks.afterCommit?.(call) : null;
    const fault = late ?? (early && !isBefore(early) ? early : null);
    const isAnswerLost = fault?.kind === "error" && (fault.status ?? 500) === 500;
    if (!isAnswerLost) storeAnswer(call, answer);
    if (fault && (await applyFault(fault, call, response))) return null;
    return { answer, fault };
  }

  /** The response of the call, new or replayed for the same key; null when it gets none. */
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
      if (fault && (await applyFault(fault, call, response))) return null;
      return { answer: { status, body, originalRequest: requestId }, fault };
    }
    try {
      return await perform(call, found, response);
    } catch (error) {
      if (error instanceof ApiError && error.isStored) {
        storeAnswer(call, { status: error.status, body: errorBody(error), originalRequest: null });
      }
      throw error;
    } finally {
      keys.release(key);
    }
  };
}
