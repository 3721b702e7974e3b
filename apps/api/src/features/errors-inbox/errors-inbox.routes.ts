import { contract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import { redact, redactUrl } from "./redact.ts";

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
      const clientError = {
        ...body,
        url: redactUrl(body.url),
        message: redact(body.message),
      };
      request.log.warn({ clientError }, "A browser reported a failure");
      return undefined;
    },
  });
}
