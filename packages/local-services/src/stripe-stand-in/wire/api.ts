import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "../ledger/ids.ts";
import type { Journal } from "../ledger/journal.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type Answer, headersOf, sendHalf } from "./answering.ts";
import { ApiError, errorBody } from "./api-error.ts";
import { CALLS, type CallDefinition } from "./calls.ts";
import { type ApiCall, type Fault, type FaultBoard, isBefore } from "./faults.ts";
import { type FormObject, parseForm } from "./form.ts";
import { createKeys } from "./idempotency.ts";

type MaybeFault = Fault | null | undefined | void;

/** Told of calls as they happen; what they return befalls the call. Waited for. */
export interface ApiHooks {
  beforeCall?(call: ApiCall): MaybeFault | Promise<MaybeFault>;
  /** The ledger has changed and nobody has been told yet. */
  afterCommit?(call: ApiCall): MaybeFault | Promise<MaybeFault>;
}

export interface ApiOptions {
  ledger: Ledger;
  journal: Journal;
  faults: FaultBoard;
  secretKey: string;
  hooks: ApiHooks;
}

const HTML = "<html><title>502 Bad Gateway</title></html>";

function requireKey(request: IncomingMessage, secretKey: string): void {
  const key = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (key === secretKey) return;
  const message =
    key === undefined
      ? "You did not provide an API key."
      : `Invalid API Key provided: ${key.slice(0, 8)}****`;
  throw new ApiError(401, message, {}, false);
}

function findCall(method: string, path: string): { definition: CallDefinition; id: string } {
  for (const definition of CALLS) {
    const match = definition.method === method ? definition.address.exec(path) : null;
    if (match) return { definition, id: decodeURIComponent(match[1] ?? "") };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`, {}, false);
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

/** Answers the calls of the API as Stripe does, and goes wrong where that was asked for. */
export function createApi({ ledger, journal, faults, secretKey, hooks }: ApiOptions) {
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
    { definition, id }: { definition: CallDefinition; id: string },
    response: ServerResponse,
  ): Promise<{ answer: Answer; fault: Fault | null } | null> {
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

  async function performOnce(
    call: ApiCall,
    found: { definition: CallDefinition; id: string },
    response: ServerResponse,
  ): Promise<{ answer: Answer; fault: Fault | null } | null> {
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
  }

  return async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): Promise<void> {
    const method = request.method ?? "GET";
    const key = request.headers["idempotency-key"];
    const call: ApiCall = {
      name: "unknown",
      requestId: newId("req"),
      path: url.pathname,
      parameters: parseForm(method === "POST" ? body : url.search),
      idempotencyKey: method === "POST" && typeof key === "string" ? key : null,
    };
    const { requestId, path, parameters, idempotencyKey } = call;
    const send = (answer: Answer, fault: Fault | null) => {
      const headers = headersOf(answer, requestId, idempotencyKey);
      const text = fault?.kind === "garbage" ? HTML : JSON.stringify(answer.body, null, 2);
      const isReplay = answer.originalRequest !== null;
      journal.add({ kind: "answer", requestId, call: call.name, status: answer.status, isReplay });
      if (fault?.kind === "truncated") return sendHalf(response, headers, text);
      response.writeHead(answer.status, headers).end(text);
    };
    try {
      requireKey(request, secretKey);
      const found = findCall(method, path);
      call.name = found.definition.name;
      journal.add({ kind: "call", requestId, call: call.name, path, parameters, idempotencyKey });
      const outcome = await performOnce(call, found, response);
      if (outcome) return send(outcome.answer, outcome.fault);
      journal.add({ kind: "answer", requestId, call: call.name, status: null, isReplay: false });
    } catch (error) {
      const known =
        error instanceof ApiError ? error : new ApiError(500, String(error), { type: "api_error" });
      send({ status: known.status, body: errorBody(known), originalRequest: null }, null);
    }
  };
}
