import { loggedError } from "../../logged-error.ts";
import { COUNTERS, incrementCounter } from "../counters/index.ts";
import type { FailureKind } from "./describe-failure.ts";
import { countFailure } from "./error-groups.store.ts";
import type { InboxDeps } from "./errors-inbox.service.ts";
import { plainMessage } from "./plain-message.ts";

/** A request that the API could not answer. */
export interface OwnFailure {
  error: unknown;
  method: string;
  /** The route's pattern; undefined for an address that is none. */
  route: string | undefined;
  status: number;
  /** The client's network address. */
  address: string;
}

/** Failures wait so long to be written together: a broken database is not asked for each of them. */
const WRITE_AFTER = 500;

/** Kinds and failures that wait at most; beyond, something is so wrong that a count says no more. */
const MOST_WAITING = 200;

export interface OwnFailures {
  record: (failure: OwnFailure) => void;
  /** Writes what waits; called at the end too. */
  write: () => Promise<void>;
}

function toFailureKind({ error, method, route, status }: OwnFailure): FailureKind {
  const { type, message, code } = loggedError(error);
  const words = [String(type), typeof code === "string" ? code : ""].filter(Boolean).join(" ");
  return {
    source: "api",
    message: typeof message === "string" ? `${words}: ${plainMessage(message)}` : words,
    place: route === undefined ? "other" : `${method} ${route}`,
    severity: "HIGH",
    status,
  };
}

/** Collects the API's failures for the operator. Never throws, and no request waits for it. */
export function createOwnFailures(deps: InboxDeps): OwnFailures {
  const { db, ids, clock, logger } = deps;
  let waiting: OwnFailure[] = [];
  let timer: NodeJS.Timeout | null = null;

  async function writeAll(failures: readonly OwnFailure[]): Promise<void> {
    const byKind = Map.groupBy(failures, (failure) => JSON.stringify(toFailureKind(failure)));
    for (const [kind, alike] of byKind) {
      const failure = { kind: JSON.parse(kind) as FailureKind, times: alike.length };
      await countFailure(db, { ...failure, id: ids.uuid(), at: clock.now() });
    }
    for (const { address } of failures)
      await incrementCounter(deps, COUNTERS.apiError, { address });
  }

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const failures = waiting;
    waiting = [];
    try {
      await writeAll(failures);
    } catch (error) {
      logger.warn({ err: loggedError(error) }, "Failures of the API were not written down");
    }
  }

  return {
    record(failure) {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(failure);
      timer ??= setTimeout(() => void write(), WRITE_AFTER).unref();
    },
    write,
  };
}
