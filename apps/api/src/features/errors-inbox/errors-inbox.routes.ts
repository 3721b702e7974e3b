import { errorsInboxContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { clientAddress } from "../../http/client-address.ts";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { describeFailure } from "./describe-failure.ts";

const { reportClientError, listErrors } = errorsInboxContract;

/** Failures that browsers saw, into the log, without anything personal. */
export function registerErrorsInbox(
  app: FastifyInstance,
  { db, config }: Pick<Deps, "db" | "config">,
): void {
  const limiter = createRateLimiter(db, config);
  mountContract(
    app,
    { reportClientError },
    {
      async reportClientError({ body, request }) {
        const { clientErrors } = config.limits.rates;
        await limiter.consume("client-errors", clientAddress(request), clientErrors);
        for (const report of [body].flat()) {
          const clientError = describeFailure(report);
          request.log.warn({ clientError }, "A browser reported a failure");
        }
        return undefined;
      },
    },
  );
}

/** What has been reported, as the operator reads it. */
export function registerErrorsList(app: FastifyInstance): void {
  mountContract(app, { listErrors }, { listErrors: notBuiltYet() });
}
