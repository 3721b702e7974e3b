import { funnelContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { findUser, getUserSession } from "../../http/session.ts";
import { doUnlessLeased } from "../leases/index.ts";
import { closeFunnelDays } from "./close-days.ts";
import { getFunnelSummary } from "./funnel-summary.service.ts";
import { recordEvents } from "./record-events.ts";

const { recordFunnelEvents, getFunnel } = funnelContract;

const CLOSE_EVERY = 3_600_000;

/** What the public pages send. */
export function registerFunnel(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "clock" | "config"> & { limiter: RateLimiter },
): void {
  const { limiter, config } = deps;
  mountContract(
    app,
    { recordFunnelEvents },
    {
      async recordFunnelEvents({ body, request }) {
        const address = clientAddress(request);
        await limiter.consumeFrom("funnel", address, config.limits.rates.funnelEvents);
        const session = findUser(request) && getUserSession(request);
        await recordEvents(deps, { session, address }, [body].flat());
        return undefined;
      },
    },
  );
}

/** What the operator reads. */
export function registerFunnelSummary(
  app: FastifyInstance,
  { database }: Pick<Deps, "database">,
): void {
  mountContract(
    app,
    { getFunnel },
    { getFunnel: ({ query }) => database.read((db) => getFunnelSummary({ db }, query)) },
  );
}

/** Has days summed up when they are over, by one process at a time. */
export function registerFunnelClosing(
  deps: Pick<Deps, "db" | "clock" | "ids" | "config" | "jobs" | "logger">,
): void {
  const work = async () => {
    const days = await closeFunnelDays(deps);
    if (days > 0) deps.logger.info({ days }, "Days of the funnel were summed up");
  };
  deps.jobs.repeat("close-funnel-days", CLOSE_EVERY, () =>
    doUnlessLeased(deps, "close-funnel-days", work),
  );
}
