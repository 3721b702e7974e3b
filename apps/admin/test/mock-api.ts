import type { Operator } from "@cosmic/contracts";
import { vi } from "vitest";

export interface ApiCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

export interface ApiAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type AnswerSource = ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>);

export const anOperator: Operator = {
  id: "0b7f3b34-9d0c-4a7b-8f2e-6a51f5d0c9aa",
  email: "operator@example.test",
};

/** An error response, as the server sends it. */
export function refusal(status: number, message: string, code = "refused"): ApiAnswer {
  return { status, body: { message, code, requestId: "req-test" } };
}

const DEFAULT_ANSWERS: Record<string, AnswerSource> = {
  "GET /api/admin/me": refusal(401, "Unauthorized. Please sign in.", "unauthorized"),
  "GET /api/admin/alerts": { body: [] },
  "POST /api/client-errors": { status: 204 },
};

/** The answer for a signed-in operator. */
export const signedIn = { "GET /api/admin/me": { body: anOperator } };

/**
 * Answers `fetch` by "METHOD /path". By default no operator is signed in; a call without an entry is a * network failure. Returns the calls made.
 */
export function mockApi(answers: Record<string, AnswerSource> = {}): { calls: ApiCall[] } {
  const calls: ApiCall[] = [];
  const table = { ...DEFAULT_ANSWERS, ...answers };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    const call: ApiCall = {
      method: init?.method ?? "GET",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const source = table[`${call.method} ${call.path}`];
    if (source === undefined) throw new TypeError(`Failed to fetch ${call.method} ${call.path}`);
    const answer = typeof source === "function" ? await source(call) : source;
    const { status = 200, body, headers = {} } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json", ...headers },
    });
  });
  return { calls };
}
