import { routes } from "@cosmic/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { TooManyRequestsError } from "../errors.ts";
import { clientAddress, toWiderNetwork } from "./client-address.ts";
import { HEALTH_CHECKS } from "./load-limit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by a route that has verified the sender's signature. */
    isVerified: boolean;
  }
}

/** Milliseconds of CPU that a call takes, session and database statements included, where it is not listed below. */
const COMMON = 2;

const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The same of calls that take more, as measured: docs/security.md. */
export const WORK: Readonly<Record<string, number>> = {
  [name(routes.account.exportAccount)]: 400,
  [name(routes.blueprints.downloadReport)]: 100,
  // A new one; the same again takes less.
  [name(routes.blueprints.generateProfile)]: 56,
  [name(routes.auth.signUp)]: 43,
  // What hashes a password.
  [name(routes.auth.login)]: 25,
  [name(routes.passwordReset.resetPassword)]: 25,
  [name(routes.operators.signIn)]: 25,
  [name(routes.operators.startSecondFactor)]: 25,
  [name(routes.blueprints.downloadCalendar)]: 20,
  [name(routes.blueprints.getEvidence)]: 20,
  [name(routes.sittings.listSittings)]: 20,
  [name(routes.cities.searchCities)]: 15,
  [name(routes.quiz.saveBirthInfo)]: 12,
  [name(routes.sittings.answerStatement)]: 10,
  [name(routes.trial.openChapterTrial)]: 10,
  [name(routes.quiz.submitQuiz)]: 8,
  [name(routes.sittings.followSitting)]: 8,
  [name(routes.trial.openTrial)]: 8,
  [name(routes.blueprints.getHours)]: 6,
  // The largest body, with a signature of another one.
  [name(routes.checkout.receiveStripeEvent)]: 6,
  [name(routes.errorsInbox.reportClientError)]: 6,
  [name(routes.funnel.recordFunnelEvents)]: 5,
  [name(routes.blueprints.listProfiles)]: 5,
  [name(routes.blueprints.listUserProfiles)]: 5,
  [name(routes.sittings.getSitting)]: 5,
  [name(routes.account.getAccount)]: 4,
};

/** What each item of the body takes beyond that, by call. */
const WORK_PER_ITEM: Readonly<Record<string, number>> = {
  [name(routes.errorsInbox.reportClientError)]: 1.5,
};

/** Milliseconds of CPU in a second that one address may take of a process for as long as it likes. */
const SHARE = 250;
/** How many addresses' shares a wider network has: together no more than half of what the one thread of a process gives. */
const OF_NETWORK = 2;
/** Milliseconds that an address which has called for nothing may take at once: more than a page of many people needs. */
const AT_ONCE = 5_000;
/** In a list that a call accepts. */
const MOST_ITEMS = 20;
/** Addresses remembered, and networks; a few megabytes. The one that called longest ago is forgotten first. */
const MOST_REMEMBERED = 20_000;

interface Allowance {
  /** Milliseconds of CPU left, at `at`. */
  left: number;
  /** Milliseconds by a clock that never goes back. */
  at: number;
}

/** The allowances of the addresses, or of the networks, that called last. */
function createAllowances(scale: number, now: () => number, most: number) {
  const allowances = new Map<string, Allowance>();
  const full = AT_ONCE * scale;
  const share = SHARE * scale;

  /** Takes work from an allowance; the seconds to wait where it is used up, else null. */
  function take(address: string, work: number): number | null {
    const at = now();
    const known = allowances.get(address) ?? { left: full, at };
    const left = Math.min(full, known.left + ((at - known.at) / 1_000) * share);
    const isAllowed = left > 0;
    allowances.delete(address);
    allowances.set(address, { left: isAllowed ? left - work : left, at });
    const [oldest] = allowances.keys();
    if (allowances.size > most && oldest !== undefined) allowances.delete(oldest);
    return isAllowed ? null : (0 - left) / share;
  }

  /** Gives back what was taken. */
  function giveBack(address: string, work: number): void {
    const known = allowances.get(address);
    if (known) known.left = Math.min(full, known.left + work);
  }

  return { take, giveBack };
}

/**
 * The shares of addresses, and of the wider networks around them: a caller can have all addresses of one.
 * A network is charged only for what its address was allowed, so one address cannot use up what its
 * neighbors have; and it is remembered when its addresses are forgotten, of which it can have more.
 */
export function createShares(scale: number, now: () => number, most = MOST_REMEMBERED) {
  const addresses = createAllowances(scale, now, most);
  const networks = createAllowances(scale * OF_NETWORK, now, most);
  return {
    /** The seconds to wait where either share is used up, else null. */
    take: (address: string, work: number): number | null =>
      addresses.take(address, work) ?? networks.take(toWiderNetwork(address), work),
    /** The same by the address's share alone. */
    takeAlone: addresses.take,
    /** Gives back what was taken alone. */
    giveBack: addresses.giveBack,
  };
}

const getCall = ({ method, routeOptions: { url } }: FastifyRequest) => `${method} ${url}`;

/** What a call takes before its guards let it through: all that a call of another site, or of a visitor, takes. */
const findWorkOfGuards = ({ routeOptions: { url } }: FastifyRequest): number =>
  HEALTH_CHECKS.has(url) ? 0 : COMMON;

/** What it takes after them. */
const findWorkOfAnswer = (request: FastifyRequest): number =>
  (WORK[getCall(request)] ?? COMMON) - COMMON;

/** What the items in the body take; a longer list than any call accepts is refused as a whole. */
function findWorkOfItems(request: FastifyRequest): number {
  const { body } = request;
  const count = Array.isArray(body) ? Math.min(body.length, MOST_ITEMS) : 1;
  return count * (WORK_PER_ITEM[getCall(request)] ?? 0);
}

/**
 * Refuses calls of an address or a network that takes more than its share of the CPU, before anything is done for
 * them: else one that asks without end makes all others wait. A call that the guards refuse takes the common part
 * alone: else another site could have its visitors ask for expensive ones, and shut out those who share an address with
 * them. Kept in the process: a row for each call would cost as much as most of them. A service that signs what it sends
 * gets its share back with each call whose signature was verified, also where that call fails later.
 */
export function limitWork(app: FastifyInstance, { limits }: Pick<Config, "limits">): void {
  const { take, takeAlone, giveBack } = createShares(limits.scale, () => performance.now());
  app.decorateRequest("isVerified", false);
  function charge(request: FastifyRequest, work: number, done: (refusal?: Error) => void): void {
    // Neighbors of a service that signs what it sends cannot have its calls refused.
    const takeFrom = request.routeOptions.config.isSigned ? takeAlone : take;
    const wait = work === 0 ? null : takeFrom(clientAddress(request), work);
    if (wait === null) done();
    else done(new TooManyRequestsError(wait));
  }
  /** Before the body is read. */
  const chargeFor =
    (find: (request: FastifyRequest) => number) =>
    (request: FastifyRequest, reply: FastifyReply, done: (refusal?: Error) => void): void =>
      charge(request, find(request), (refusal) => {
        // The largest bodies: reading one to its end takes as much as anything else about it.
        if (refusal && request.routeOptions.config.isSigned) reply.header("connection", "close");
        done(refusal);
      });
  const chargeForGuards = chargeFor(findWorkOfGuards);
  const chargeForAnswer = chargeFor(findWorkOfAnswer);
  app.addHook("onRequest", chargeForGuards);
  // The first after all guards.
  app.addHook("preParsing", (request, reply, _body, done) => chargeForAnswer(request, reply, done));
  app.addHook("preHandler", (request, _reply, done) =>
    charge(request, findWorkOfItems(request), done),
  );
  app.addHook("onResponse", (request, _reply, done) => {
    if (request.isVerified) {
      giveBack(clientAddress(request), findWorkOfGuards(request) + findWorkOfAnswer(request));
    }
    done();
  });
}
