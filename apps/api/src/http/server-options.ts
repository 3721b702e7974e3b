import { randomUUID } from "node:crypto";
import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorBody, getRefusal, sendError } from "./error-mapper.ts";

const SECOND = 1_000;

/** Time and size limits of a listening server, for every HTTP server the product opens. */
export function createListenerOptions() {
  return {
    headersTimeout: 15 * SECOND,
    requestTimeout: 30 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
    keepAliveTimeout: 15 * SECOND,
    maxHeaderSize: 16 * 1024,
    // Refused like any other invalid request: Node.js by itself would answer without the product's headers.
    requireHostHeader: false,
  } satisfies ServerOptions;
}

/** A connection on which nothing moves for so long is cut, also one whose answers are not read. */
export const IDLE_CONNECTION_TIMEOUT = 90 * SECOND;

/** The longest body any call needs, in bytes. */
export const BODY_LIMIT = 64 * 1024;

const REFUSAL_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Milliseconds for which a refused connection still reads, and drops, what was on its way: closing at
 * once would reset it, and the answer would be lost with it.
 */
const LINGER = 1_000;

/** Answers a connection whose bytes never became a request, then closes it. */
export function refuseConnection(
  headers: Readonly<Record<string, string>>,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed || socket.writableEnded) return;
    const refusal = getRefusal(REFUSAL_STATUSES[error.code ?? ""] ?? 400);
    const body = JSON.stringify(errorBody(refusal, randomUUID()));
    const lines = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) {
      socket.end(`HTTP/1.1 ${refusal.status} Refused\r\n${lines.join("")}\r\n${body}`);
    }
    // Only a parser that has failed drops the rest; any other could still make a request of it.
    if (error.code?.startsWith("HPE_")) setTimeout(() => socket.destroy(), LINGER).unref();
    else socket.destroySoon();
  };
}

/** Answers requests for a tunnel (CONNECT), which Node.js would hang up on without a word. */
export function refuseTunnels(
  server: Server,
  refuse: (error: Error, socket: Socket) => void,
): void {
  server.on("connect", (_request, socket) => {
    // No other listener is left on this socket.
    socket.on("error", () => socket.destroy());
    refuse(new Error("No tunnels here"), socket as Socket);
  });
}

/** Answers a request whose address the router cannot read, which no hook sees. */
export function refuseAddress(headers: Readonly<Record<string, string>>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers);
    sendError(error, request, reply);
  };
}

/**
 * Answers requests that expect what the server does not know ("Expect: x") like any other: the 417 that
 * Node.js would send by itself has neither the headers nor the body of an answer of the product.
 */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on("checkExpectation", (request, response) => app.routing(request, response));
}
