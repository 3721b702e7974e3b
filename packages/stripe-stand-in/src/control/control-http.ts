import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, errorBody } from "../wire/api-error.ts";
import type { Control } from "./control.ts";

const ADDRESS = /^\/_control\/([A-Za-z]+)$/;
const READS = new Set(["journal", "ledger"]);
/** Paths that existing clients use for a renamed method. */
const RENAMED = new Map([["mend", "reset"]]);

/** Rejects cross-origin requests from pages that a browser on this machine shows. */
function isLocalRequest({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  const isOwn = headers.origin === undefined || headers.origin === `http://${host}`;
  return isOwn && /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  response.writeHead(status, headers).end(JSON.stringify(body ?? null));
}

function call(control: Control, name: string, body: string): unknown {
  const parameters = (body === "" ? {} : JSON.parse(body)) as never;
  return control[name as keyof Control](parameters);
}

/**
 * The control over HTTP: POST /_control/<method> with its parameters as JSON, and GET for the journal
 * and the ledger.
 */
export function createControlHttp(control: Control) {
  return async function answerControl(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): Promise<boolean> {
    const path = ADDRESS.exec(url.pathname)?.[1];
    if (path === undefined) return false;
    const name = RENAMED.get(path) ?? path;
    const isRead = request.method === "GET" && READS.has(name);
    if (!isLocalRequest(request))
      send(response, 403, { error: "Only local, same-origin requests are allowed." });
    else if (!Object.hasOwn(control, name) || (request.method !== "POST" && !isRead)) {
      send(response, 404, { error: "Unknown control." });
    } else {
      try {
        const since = Number(url.searchParams.get("since") ?? 0);
        send(
          response,
          200,
          isRead
            ? await call(control, name, JSON.stringify({ since }))
            : await call(control, name, body),
        );
      } catch (error) {
        if (error instanceof ApiError) send(response, error.status, errorBody(error));
        else send(response, 400, { error: String(error) });
      }
    }
    return true;
  };
}
