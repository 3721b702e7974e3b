import { healthContract } from "@cosmic/contracts";
import { openApiDocument } from "@cosmic/contracts/openapi";
import type { FastifyInstance } from "fastify";
import { isSchemaCurrent } from "../../db/migrate.ts";
import type { Deps } from "../../deps.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import { mountContract } from "../../http/mount-contract.ts";

let openApi: ReturnType<typeof openApiDocument> | null = null;

export function registerHealth(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  // The same for every application of a process, and slow to build.
  openApi ??= openApiDocument("public");
  const document = openApi;
  // One look at a time, which all who ask meanwhile share: this call has no limit, and others need the connections.
  let looking: Promise<boolean> | null = null;
  const isReady = () => {
    looking ??= isSchemaCurrent(db).finally(() => {
      looking = null;
    });
    return looking;
  };
  mountContract(app, healthContract, {
    getLiveness: async () => ({ status: "ok" as const }),
    async getReadiness({ request }) {
      const isNow = await isReady().catch((error: unknown) => {
        request.log.warn({ err: error }, "The database does not answer");
        return false;
      });
      if (!isNow) throw new ServiceUnavailableError(2, "The service is starting.");
      return { status: "ready" as const };
    },
    getOpenApi: async () => document,
  });
}
