import { finished } from "node:stream";
import type { FastifyInstance } from "fastify";
import { ServiceUnavailableError } from "../../../errors.ts";
import { clientAddress, toWiderNetwork } from "../../../http/client-address.ts";

/** Bytes of bodies that a process may have at once, and how many of them may come from one network. */
const MOST = 64 * 1024 * 1024;
const MOST_OF_NETWORK = MOST / 4;

/**
 * Bounds what bodies take while they arrive and are verified: anyone can announce one, and has half a minute to send
 * it. Refused with 503, before it is read, after which the provider sends it again.
 * @param limit bytes of the largest body, which one that announces no length may come to
 */
export function limitUnverifiedBodies(scope: FastifyInstance, limit: number): void {
  const held = new Map<string, number>();
  let all = 0;
  /** Changes what is held for the network by so many bytes. */
  function add(network: string, bytes: number): void {
    all += bytes;
    const ofNetwork = (held.get(network) ?? 0) + bytes;
    if (ofNetwork === 0) held.delete(network);
    else held.set(network, ofNetwork);
  }
  scope.addHook("preParsing", (request, reply, _body, done) => {
    const network = toWiderNetwork(clientAddress(request));
    // A longer one is refused without being read.
    const bytes = Math.min(limit, Number(request.headers["content-length"] ?? limit));
    if (all + bytes > MOST || (held.get(network) ?? 0) + bytes > MOST_OF_NETWORK) {
      reply.header("connection", "close");
      done(new ServiceUnavailableError());
      return;
    }
    add(network, bytes);
    // However it ends, also where the sender goes away.
    finished(reply.raw, () => add(network, -bytes));
    done();
  });
}
