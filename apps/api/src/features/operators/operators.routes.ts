import { operatorsContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { UnauthorizedError } from "../../errors.ts";
import { clientAddress } from "../../http/client-address.ts";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { endSession, findOperator, startSession } from "../../http/session.ts";
import { noteDeed, type OperatorDeps, signInOperator } from "./operators.service.ts";

export function registerOperators(app: FastifyInstance, deps: OperatorDeps): void {
  mountContract(app, operatorsContract, {
    async signIn({ body, request }) {
      const account = await signInOperator(deps, clientAddress(request), body);
      await startSession(request, { kind: "operator", account });
      return account;
    },
    async signOut({ operatorId, request, reply }) {
      await endSession(request, reply, "operator", deps.config.sites.secure);
      reply.header("clear-site-data", '"storage"');
      await noteDeed(deps, "operator.signed_out", { operatorId, address: clientAddress(request) });
      return undefined;
    },
    async getCurrentOperator({ request }) {
      const account = findOperator(request);
      if (account === null) throw new UnauthorizedError();
      return account;
    },
    getSecondFactor: notBuiltYet(),
    startSecondFactor: notBuiltYet(),
    confirmSecondFactor: notBuiltYet(),
    removeSecondFactor: notBuiltYet(),
  });
}
