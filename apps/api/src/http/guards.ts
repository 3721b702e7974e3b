import type { Access } from "@cosmic/contracts";
import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import {
  ForbiddenError,
  FreshSignInError,
  SecondFactorMissingError,
  UnauthorizedError,
} from "../errors.ts";
import { isOwnRead } from "./deliberate-visit.ts";
import { findOperator, findUser } from "./session.ts";

export interface Guard {
  /** Refuses callers the route is not for, before their body is read and again after it. */
  requireCaller: onRequestAsyncHookHandler | null;
  /** Who calls, as the handler gets it. */
  describeCaller: (request: FastifyRequest) => Record<string, string | null>;
}

const GUARDS: Record<Access, Guard> = {
  anyone: {
    requireCaller: null,
    describeCaller: (request) => ({ userId: findUser(request)?.id ?? null }),
  },
  user: {
    requireCaller: async (request) => {
      if (findUser(request) === null) throw new UnauthorizedError();
    },
    describeCaller: (request) => ({ userId: findUser(request)?.id ?? null }),
  },
  operator: {
    requireCaller: async (request) => {
      const operator = findOperator(request);
      if (operator?.mustSetUpSecondFactor && !request.routeOptions.config.isSecondFactorSetup)
        throw new SecondFactorMissingError();
      if (operator !== null) return;
      if (await request.isSignedInUser()) throw new ForbiddenError("This is for operators only.");
      throw new UnauthorizedError();
    },
    describeCaller: (request) => ({ operatorId: findOperator(request)?.id ?? null }),
  },
};

/**
 * Refuses a signed-in caller's GET that another site, an image or a frame caused, before the session is looked at, so
 * that the refusal says nothing about it.
 * @param isCostly whether it is carried out on request alone, and for no prefetch
 */
export const requireOwnRead = (isCostly: boolean): onRequestAsyncHookHandler =>
  async function checkOwnRead({ headers }) {
    if (isOwnRead(headers, isCostly)) return;
    throw new ForbiddenError("This can only be opened from the site itself.");
  };

/** Refuses a caller whose sign-in was not a few minutes ago. */
export const requireFreshSignIn: onRequestAsyncHookHandler = async ({ session }) => {
  if (!session.isFresh) throw new FreshSignInError();
};

/** The guard of a route's access; the contract cannot describe a call without one. */
export const getGuard = (access: Access): Guard => GUARDS[access];
