import { Cookies } from "./cookies.ts";

export interface ClientRequest {
  /** POST with a body, GET without one, unless given. */
  method?: string;
  path: string;
  body?: object | null;
  headers?: Record<string, string>;
  /** Where to, instead of the client's own origin. */
  origin?: string;
  /** Milliseconds after which the client gives up. */
  timeout?: number;
}

/** What came back, or why nothing did. */
export interface ClientAnswer {
  /** Null where no answer came. */
  status: number | null;
  body: unknown;
  headers: Headers;
  error: string | null;
  milliseconds: number;
}

const TIMEOUT = 100_000;

function getReason(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? name;
}

/** A well-behaved browser: JSON over HTTP, with cookies. @param headers go with every request */
export function createClient(origin: string, headers: Record<string, string> = {}) {
  const cookies = new Cookies();

  async function exchange(request: ClientRequest) {
    const { path, body = null, method = body ? "POST" : "GET" } = request;
    const response = await fetch((request.origin ?? origin) + path, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(request.timeout ?? TIMEOUT),
      headers: {
        cookie: String(cookies),
        ...(body ? { "content-type": "application/json" } : {}),
        ...headers,
        ...request.headers,
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    cookies.keep(response.headers.getSetCookie());
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const parsed: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, body: parsed, headers: response.headers, error: null };
  }

  return {
    cookies,
    async send(request: ClientRequest): Promise<ClientAnswer> {
      const startedAt = performance.now();
      const answer = await exchange(request).catch((error: unknown) => {
        return { status: null, body: null, headers: new Headers(), error: getReason(error) };
      });
      return { ...answer, milliseconds: performance.now() - startedAt };
    },
  };
}
