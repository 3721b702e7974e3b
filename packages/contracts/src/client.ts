import type { Contract } from "./contract.ts";
import type { ErrorBody } from "./error-body.ts";
import type { ClientError } from "./errors-inbox.contract.ts";
import type { RequestBody, RequestParams, RequestQuery, RouteResult } from "./infer.ts";
import type { ReceivedFile } from "./route.ts";
import { routes } from "./routes.ts";

/** A call that was refused or failed. The message is `<status>: <response text>`. */
export class ApiError extends Error {
  readonly status: number;
  /** The answer's body where it was the usual error body. */
  readonly body: ErrorBody | null;
  /** Seconds to wait, where the server named them. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, body: ErrorBody | null, retryAfter: number | null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** True for the 401 of a call that needs a session. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

/** The server's own sentence, or the fallback where it gave none. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.body?.message ? error.body.message : fallback;
}

export interface ApiClientOptions {
  /** Called for every non-OK answer before the error is thrown; it must not throw. */
  reportFailure: (failure: ClientError) => void;
  fetch?: typeof globalThis.fetch;
}

export interface RequestOptions {
  method?: string;
  body?: unknown;
  /** `"null"` turns a 401 into null instead of an error. */
  on401?: "throw" | "null";
  signal?: AbortSignal;
}

type Given<Part, Shape> = Part extends undefined ? unknown : Shape;

type Arguments<Route> = Given<RequestBody<Route>, { body: RequestBody<Route> }> &
  Given<RequestQuery<Route>, { query?: RequestQuery<Route> }> &
  Given<RequestParams<Route>, { params: RequestParams<Route> }> & { signal?: AbortSignal };

/** The argument may be left out where nothing in it is required; `on401` makes a 401 a null. */
interface Call<Route> {
  (input: Arguments<Route> & { on401: "null" }): Promise<RouteResult<Route> | null>;
  (
    ...input: { signal?: never } extends Arguments<Route>
      ? [input?: Arguments<Route>]
      : [input: Arguments<Route>]
  ): Promise<RouteResult<Route>>;
}

type Calls = {
  [Feature in keyof Contract]: {
    [Name in keyof Contract[Feature]]: Call<Contract[Feature][Name]>;
  };
};

export interface ApiClient extends Calls {
  /** Any path of the API; cookies are sent, JSON is parsed, attachments come as a ReceivedFile. */
  request: (path: string, options?: RequestOptions) => Promise<unknown>;
}

interface AnyRoute {
  method: string;
  path: string;
  pageHeaders?: Readonly<Record<string, string>>;
}

interface AnyInput {
  body?: unknown;
  query?: Record<string, unknown>;
  params?: Record<string, string>;
  on401?: "null";
  signal?: AbortSignal;
}

function fillPath(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(
    given.map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    const isErrorBody =
      typeof body === "object" && body !== null && "message" in body && "code" in body;
    return isErrorBody ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

function readHeaders(headers: Headers, names: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(names).map(([field, name]) => [field, headers.get(name)]),
  );
}

async function readBody(response: Response): Promise<unknown> {
  if (response.headers.has("content-disposition")) return receiveFile(response);
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}

async function receiveFile(response: Response): Promise<ReceivedFile> {
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  return { blob: await response.blob(), fileName: named?.[1] ?? null };
}

/**
 * The typed client of the whole contract, for browsers.
 * @throws ApiError from every call that is not answered with a 2xx; the failure is reported first.
 */
export function createApiClient({ reportFailure, fetch: fetchWith }: ApiClientOptions): ApiClient {
  async function send(
    path: string,
    { method = "GET", body, on401, signal }: RequestOptions,
  ): Promise<Response | null> {
    const response = await (fetchWith ?? globalThis.fetch)(path, {
      method,
      credentials: "include",
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 401 && on401 === "null") return null;
    const error = new ApiError(
      response.status,
      text || response.statusText,
      parseErrorBody(text),
      Number(response.headers.get("retry-after")) || null,
    );
    reportFailure({
      url: path,
      status: error.status,
      message: error.message.slice(0, 500),
      severity: error.status >= 500 ? "HIGH" : "MEDIUM",
    });
    throw error;
  }

  const request: ApiClient["request"] = async (path, options = {}) => {
    const response = await send(path, options);
    return response && readBody(response);
  };

  function createCall({ method, path, pageHeaders }: AnyRoute) {
    return async (input: AnyInput = {}) => {
      const { body, on401 = "throw", signal } = input;
      const options: RequestOptions = { method, body, on401, ...(signal ? { signal } : {}) };
      const response = await send(fillPath(path, input), options);
      if (!response || !pageHeaders) return response && readBody(response);
      return { body: await readBody(response), page: readHeaders(response.headers, pageHeaders) };
    };
  }

  const calls = Object.fromEntries(
    Object.entries(routes).map(([feature, table]) => [
      feature,
      Object.fromEntries(
        Object.entries(table).map(([name, route]: [string, AnyRoute]) => [name, createCall(route)]),
      ),
    ]),
  ) as unknown as Calls;

  return { ...calls, request };
}
