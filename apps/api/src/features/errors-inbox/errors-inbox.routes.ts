import { contract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { describeFailure } from "./describe-failure.ts";

/** Failures that browsers saw, into the log, without anything personal. */
export function registerErrorsInbox(
  app: FastifyInstance,
  { db, config }: Pick<Deps, "db" | "config">,
): void {
  const limiter = createRateLimiter(db, config);
  mountContract(app, contract.errorsInbox, {
    async reportClientError({ body, request }) {
      const { clientErrors } = config.limits.rates;
      await limiter.consume("client-errors", clientAddress(request), clientErrors);
      const clientError = describeFailure(body);
      request.log.warn({ clientError }, "A browser reported a failure");
      return undefined;
    },
  });
}
