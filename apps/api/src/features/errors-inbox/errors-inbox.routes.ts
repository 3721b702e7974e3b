import { errorsInboxContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { describeBatch } from "./describe-failure.ts";
import { getErrorPage, type InboxDeps, receiveErrorReports } from "./errors-inbox.service.ts";

const { reportClientError, listErrors } = errorsInboxContract;

/** Failures that browsers saw: into the log without anything personal, and by kind for the operator. */
export function registerErrorsInbox(
  app: FastifyInstance,
  deps: InboxDeps & { limiter: RateLimiter },
): void {
  const { limiter, config } = deps;
  mountContract(
    app,
    { reportClientError },
    {
      async reportClientError({ body, request }) {
        const address = clientAddress(request);
        await limiter.consumeFrom("client-errors", address, config.limits.rates.clientErrors);
        const reports = [body].flat();
        request.log.warn(describeBatch(reports), "A browser reported a failure");
        await receiveErrorReports(deps, address, reports);
        return undefined;
      },
    },
  );
}

/** What has been reported, as the operator reads it. */
export function registerErrorsList(
  app: FastifyInstance,
  { database }: Pick<Deps, "database">,
): void {
  mountContract(
    app,
    { listErrors },
    {
      async listErrors({ query }) {
        const { groups, ...page } = await database.read((db) => getErrorPage({ db }, query));
        return { body: groups, page };
      },
    },
  );
}
