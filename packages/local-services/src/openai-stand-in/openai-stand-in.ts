import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { responseBody } from "./answers.ts";
import type { StandInMode } from "./modes.ts";
import type { RequestedText } from "./reword.ts";

/** One call of the API, as the stand-in saw it. */
export interface StandInCall {
  path: string;
  authorization: string | null;
  /** The request's body. */
  body: unknown;
  /** Response bytes that were sent before it ended or was cut off. */
  bytesSent: number;
  /** How it ended; "open" while it has not. */
  outcome: "open" | "answered" | "cut";
}

export interface OpenAiStandInOptions {
  /** 0 picks any free port. */
  port?: number;
}

export interface OpenAiStandIn {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  /** Every call so far, oldest first. */
  calls: StandInCall[];
  /** Sets the mode of later answers. */
  set(mode: StandInMode): void;
  close(): Promise<void>;
}

const HUGE = 100 * 1024 * 1024;
const DRIP_EVERY = 50;

/** The texts of a rewording request; none in any other request. */
function getRequestedTexts(input: unknown): RequestedText[] {
  try {
    const { texts } = JSON.parse(String(input)) as {
      texts: { id: string; sentences: { text: string }[] }[];
    };
    return texts.map(({ id, sentences }) => ({ id, sentences: sentences.map(({ text }) => text) }));
  } catch {
    return [];
  }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

function* hugeChunks(): Generator<string> {
  const chunk = " ".repeat(64 * 1024);
  for (let sent = 0; sent < HUGE; sent += chunk.length) yield chunk;
  yield "{}";
}

async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" });
  await pipeline(Readable.from(hugeChunks()), response);
}

async function sendDrip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" });
  while (!response.destroyed) {
    response.write(" ");
    await pause(DRIP_EVERY);
  }
}

async function answer(
  mode: StandInMode,
  request: Record<string, unknown>,
  response: ServerResponse,
): Promise<void> {
  switch (mode.mode) {
    case "status": {
      const headers: Record<string, string> =
        mode.retryAfter === undefined ? {} : { "retry-after": String(mode.retryAfter) };
      const error = { message: "The stand-in was told to fail.", type: "server_error", code: null };
      return sendJson(response, mode.status, { error }, headers);
    }
    case "hang":
      return;
    case "drip":
      return await sendDrip(response);
    case "huge":
      return await sendHuge(response);
    case "reset":
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"id":');
      await pause(20);
      response.destroy();
      return;
    case "empty":
      response.writeHead(200, { "content-type": "application/json" }).end();
      return;
    case "raw":
      return sendJson(response, 200, mode.body);
    case "delay":
      await pause(mode.milliseconds);
      break;
    default:
  }
  const { input, model } = request;
  const asked = { model: String(model), input: String(input) };
  if (!response.destroyed)
    sendJson(response, 200, responseBody(mode, asked, getRequestedTexts(input)));
}

/**
 * Answers POST /v1/responses closely enough for the real client library, and can fail in every way
 * the real API can. Controlled with `set` or over HTTP: POST /__control with a mode, GET /__control
 * for the calls so far. Listens on loopback only; production refuses its address.
 */
export async function startOpenAiStandIn({
  port = 0,
}: OpenAiStandInOptions = {}): Promise<OpenAiStandIn> {
  const calls: StandInCall[] = [];
  let mode: StandInMode = { mode: "ok" };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: path = "" } = request;
    const body = await readJson(request);
    if (path === "/__control") {
      if (method === "POST") mode = body as unknown as StandInMode;
      return sendJson(response, 200, { mode, calls });
    }
    if (method !== "POST" || path !== "/v1/responses") {
      return sendJson(response, 404, { error: { message: "Unknown call." } });
    }
    const call: StandInCall = {
      path,
      authorization: request.headers.authorization ?? null,
      body,
      bytesSent: 0,
      outcome: "open",
    };
    calls.push(call);
    const { socket } = response;
    const before = socket?.bytesWritten ?? 0;
    response.on("close", () => {
      call.bytesSent = (socket?.bytesWritten ?? 0) - before;
      call.outcome = response.writableFinished ? "answered" : "cut";
    });
    await answer(mode, body, response);
  }

  const server = createServer((request, response) => {
    // Some modes make the client disconnect before the response is sent.
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: listening } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${listening}/v1`,
    calls,
    set: (next) => {
      mode = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}
