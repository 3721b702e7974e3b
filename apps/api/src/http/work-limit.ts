import { routes } from "@cosmic/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { TooManyRequestsError } from "../errors.ts";
import { clientAddress } from "./client-address.ts";
import { HEALTH_CHECKS } from "./load-limit.ts";

/** Milliseconds of CPU that a call takes, session and database statements included, where it is not listed below. */
const COMMON = 2;

const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The same of calls that take more, as measured: docs/security.md. */
export const WORK: Readonly<Record<string, number>> = {
  [name(routes.account.exportAccount)]: 400,
  [name(routes.blueprints.downloadReport)]: 100,
  [name(routes.blueprints.downloadCalendar)]: 20,
  [name(routes.blueprints.getEvidence)]: 20,
  [name(routes.sittings.listSittings)]: 20,
  [name(routes.quiz.saveBirthInfo)]: 12,
  [name(routes.sittings.answerStatement)]: 10,
  [name(routes.trial.openChapterTrial)]: 10,
  [name(routes.blueprints.generateProfile)]: 8,
  [name(routes.cities.searchCities)]: 8,
  [name(routes.quiz.submitQuiz)]: 8,
  [name(routes.sittings.followSitting)]: 8,
  [name(routes.trial.openTrial)]: 8,
  [name(routes.blueprints.getHours)]: 6,
  // The largest body, with a signature of another one.
  [name(routes.checkout.receiveStripeEvent)]: 6,
  [name(routes.blueprints.listProfiles)]: 5,
  [name(routes.blueprints.listUserProfiles)]: 5,
  [name(routes.sittings.getSitting)]: 5,
};

/** Milliseconds of CPU in a second that one address may take of a process for as long as it likes. */
const SHARE = 250;
/** Milliseconds that an address which has called for nothing may take at once: more than a page of many people needs. */
const AT_ONCE = 5_000;
/** Addresses remembered; a few megabytes. The one that called longest ago is forgotten first. */
const MOST_ADDRESSES = 20_000;

interface Allowance {
  /** Milliseconds of CPU left, at `at`. */
  left: number;
  /** Milliseconds by a clock that never goes back. */
  at: number;
}

/** The allowances of the addresses that called last. */
export function createAllowances(scale: number, now: () => number, most = MOST_ADDRESSES) {
  const allowances = new Map<string, Allowance>();
  const full = AT_ONCE * scale;
  const share = SHARE * scale;

  /** Takes work from an address's allowance; the seconds to wait where it is used up, else null. */
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

  /** Gives an address back what was taken. */
  function giveBack(address: string, work: number): void {
    const known = allowances.get(address);
    if (known) known.left = Math.min(full, known.left + work);
  }

  return { take, giveBack };
}

const findWork = ({ method, routeOptions: { url } }: FastifyRequest): number =>
  WORK[`${method} ${url}`] ?? COMMON;

/** Whether a call was sent by a service that signs what it sends: a forged one is refused with 400. */
const isProved = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  routeOptions.config.isSigned === true && (statusCode < 400 || statusCode >= 500);

/**
 * Refuses calls of an address that takes more than its share of the CPU, before anything is done for them: else one
 * address that asks without end makes all others wait. Kept in the process: a row for each call would cost as much as
 * most of them. A service that signs what it sends gets its share back with each call that it did sign.
 */
export function limitWork(app: FastifyInstance, { limits }: Pick<Config, "limits">): void {
  const { take, giveBack } = createAllowances(limits.scale, () => performance.now());
  app.addHook("onRequest", (request, reply, done) => {
    const { url, config } = request.routeOptions;
    if (HEALTH_CHECKS.has(url)) return done();
    const wait = take(clientAddress(request), findWork(request));
    if (wait === null) return done();
    // The largest bodies: reading one to its end takes as much as anything else about it.
    if (config.isSigned) reply.header("connection", "close");
    done(new TooManyRequestsError(wait));
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (isProved(request, reply)) giveBack(clientAddress(request), findWork(request));
    done();
  });
}
