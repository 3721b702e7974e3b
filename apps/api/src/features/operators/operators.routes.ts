import { operatorsContract } from "@cosmic/contracts";
import { openApiDocument } from "@cosmic/contracts/openapi";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isForeignKeyViolation } from "../../db/database-failures.ts";
import { InvalidCredentialsError, UnauthorizedError } from "../../errors.ts";
import { clientAddress } from "../../http/client-address.ts";
import { createKnownBrowsers } from "../../http/known-browsers.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { endSession, findOperator, ownSessionHash, startSession } from "../../http/session.ts";
import { type OperatorDeps, recordOperatorAction } from "./operator-actions.ts";
import { isStillAdmitted, signInOperator } from "./operators.service.ts";
import {
  type Acting,
  confirmFactor,
  getFactorState,
  startFactor,
  turnFactorOff,
} from "./second-factor.service.ts";

function requireActing(request: FastifyRequest): Acting {
  const account = findOperator(request);
  if (account === null) throw new UnauthorizedError();
  return { account, address: clientAddress(request), sessionHash: ownSessionHash(request) };
}

export function registerOperators(app: FastifyInstance, deps: OperatorDeps): void {
  const { secure } = deps.config.sites;
  const browsers = createKnownBrowsers(deps, "operator");

  mountContract(app, operatorsContract, {
    async signIn({ body, request, reply }) {
      const browser = browsers.read(request);
      const source = { address: clientAddress(request), browser };
      const admitted = await signInOperator(deps, source, body);
      const { account, passwordHash } = admitted;
      await startSession(request, { kind: "operator", account }).catch((error: unknown) => {
        // The operator was removed between the check of the password and here.
        throw isForeignKeyViolation(error) ? new InvalidCredentialsError() : error;
      });
      if (!(await isStillAdmitted(deps, admitted))) {
        await endSession(request, reply, "operator", secure);
        throw new InvalidCredentialsError();
      }
      browsers.remember(reply, browser, { id: account.id, passwordHash });
      return account;
    },
    async signOut({ operatorId, request, reply }) {
      await endSession(request, reply, "operator", secure);
      reply.header("clear-site-data", '"storage"');
      await recordOperatorAction(deps, "operator.signed_out", {
        operatorId,
        address: clientAddress(request),
      });
      return undefined;
    },
    getCurrentOperator: async ({ request }) => requireActing(request).account,
    getOperatorOpenApi: async () => openApiDocument("operator"),
    async getSecondFactor({ operatorId }) {
      const { confirmedAt, ...state } = await getFactorState(deps, operatorId);
      return { ...state, confirmedAt: confirmedAt?.toISOString() ?? null };
    },
    startSecondFactor: ({ body, request }) =>
      startFactor(deps, requireActing(request), body.password),
    confirmSecondFactor: async ({ body, request }) => ({
      recoveryCodes: await confirmFactor(deps, requireActing(request), body.code),
    }),
    async removeSecondFactor({ body, request }) {
      await turnFactorOff(deps, requireActing(request), body.code);
      return undefined;
    },
  });
}
