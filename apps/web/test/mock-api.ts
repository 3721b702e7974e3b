import type { Account, User } from "@cosmic/contracts";
import { vi } from "vitest";

export interface ApiCall {
  method: string;
  path: string;
  query: string;
  body: unknown;
}

export interface ApiAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Answerer = ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>);

export const aUser: User = {
  id: "5f6e1f3a-6e0c-4a3f-9a73-3c5b6a1d2e4f",
  email: "ada@example.test",
  firstName: "Ada",
  lastName: "Byron",
  profileImageUrl: null,
  hasLifetimeAccess: false,
  createdAt: "2026-11-01T09:00:00.000Z",
  updatedAt: "2026-11-01T09:00:00.000Z",
};

/** The account of the user, with a confirmed address. */
export const anAccount: Account = {
  user: aUser,
  signInMethods: [{ kind: "password", email: aUser.email, addedAt: "2026-11-01T09:00:00.000Z" }],
  isEmailConfirmed: true,
  emailChange: null,
  sessions: 1,
};

/** An error body as the server writes it. */
export function refusal(status: number, message: string, code = "refused"): ApiAnswer {
  return { status, body: { message, code, requestId: "req-test" } };
}

const USUAL: Record<string, Answerer> = {
  "GET /api/auth/user": refusal(401, "Unauthorized", "unauthorized"),
  "GET /api/account": { body: anAccount },
  "GET /api/profiles": { body: [] },
  "GET /api/sittings": { body: [] },
  "GET /api/calibration-consent": { body: { takesPart: null } },
  "POST /api/client-errors": { status: 204 },
  "POST /api/funnel-events": { status: 204 },
};

/**
 * Answers `fetch` by "METHOD /path" (without query). Signed out by default; a call without an entry fails
 * like a lost connection. Returns the recorded calls.
 */
export function mockApi(answers: Record<string, Answerer> = {}): { calls: ApiCall[] } {
  const calls: ApiCall[] = [];
  const table = { ...USUAL, ...answers };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    const call: ApiCall = {
      method: init?.method ?? "GET",
      path: url.pathname,
      query: url.search,
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const answerer = table[`${call.method} ${call.path}`];
    if (answerer === undefined) throw new TypeError(`Failed to fetch ${call.method} ${call.path}`);
    const {
      status = 200,
      body,
      headers = {},
    } = typeof answerer === "function" ? await answerer(call) : answerer;
    return new Response(status === 204 || body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json", ...headers },
    });
  });
  return { calls };
}
