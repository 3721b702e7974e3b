import type { IncomingMessage, ServerResponse } from "node:http";
import { newId } from "../ledger/ids.ts";
import type { Journal } from "../ledger/journal.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { ApiError, errorBody } from "./api-error.ts";
import { CALLS } from "./calls.ts";
import type { ApiCall, Fault, FaultQueue } from "./faults.ts";
import { parseForm } from "./form.ts";
import { type ApiHooks, createCallPerformer, type FoundCall } from "./perform-call.ts";
import { type Answer, getHeaders, sendTruncated } from "./response.ts";

export interface ApiOptions {
  ledger: Ledger;
  journal: Journal;
  faults: FaultQueue;
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

function findCall(method: string, path: string): FoundCall {
  for (const definition of CALLS) {
    const match = definition.method === method ? definition.address.exec(path) : null;
    if (match) return { definition, id: match[1] ?? "" };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`, {}, false);
}

/** Answers API calls as Stripe does and applies the planned faults. */
export function createApi({ ledger, journal, faults, secretKey, hooks }: ApiOptions) {
  const perform = createCallPerformer({ ledger, journal, faults, hooks });

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
      const headers = getHeaders(answer, requestId, idempotencyKey);
      const text = fault?.kind === "garbage" ? HTML : JSON.stringify(answer.body, null, 2);
      const isReplay = answer.originalRequest !== null;
      journal.add({ kind: "answer", requestId, call: call.name, status: answer.status, isReplay });
      if (fault?.kind === "truncated") return sendTruncated(response, headers, text);
      response.writeHead(answer.status, headers).end(text);
    };
    try {
      requireKey(request, secretKey);
      const found = findCall(method, path);
      call.name = found.definition.name;
      journal.add({ kind: "call", requestId, call: call.name, path, parameters, idempotencyKey });
      const outcome = await perform(call, found, response);
      if (outcome) return send(outcome.answer, outcome.fault);
      journal.add({ kind: "answer", requestId, call: call.name, status: null, isReplay: false });
    } catch (error) {
      const known =
        error instanceof ApiError ? error : new ApiError(500, String(error), { type: "api_error" });
      send({ status: known.status, body: errorBody(known), originalRequest: null }, null);
    }
  };
}
