import type { FastifyInstance } from "fastify";

/** Milliseconds that requests under way still get for the AI; the rest of the grace is for their answers. */
const IN_TIME = 15_000;

export interface StopSignals {
  /** The application closes: work that can be done later ends. */
  atOnce: AbortSignal;
  /** Requests that still wait should get a response now. */
  inTime: AbortSignal;
}

/** Signals when the application closes. */
export function createStopSignals(app: FastifyInstance): StopSignals {
  const atOnce = new AbortController();
  const inTime = new AbortController();
  app.addHook("preClose", async () => {
    atOnce.abort();
    setTimeout(() => inTime.abort(), IN_TIME).unref();
  });
  return { atOnce: atOnce.signal, inTime: inTime.signal };
}
