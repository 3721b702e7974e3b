import type { ClientError, ErrorGroup, Severity } from "@cosmic/contracts";
import type { Deps } from "../../deps.ts";
import { createCursorCodec, INSTANT_KEY } from "../../http/list-cursor.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { COUNTERS, incrementCounter } from "../counters/index.ts";
import { toErrorReportKind } from "./describe-failure.ts";
import { countFailure, listGroups, type StoredGroup } from "./error-groups.store.ts";

export type InboxDeps = Pick<Deps, "db" | "clock" | "ids" | "config" | "logger" | "metrics">;

/** Refused calls are part of ordinary use; these are not. */
const isBroken = ({ status, severity }: ClientError) => status === 0 || severity === "HIGH";

/** Keeps what a browser reports, by kind. */
export async function receiveErrorReports(
  deps: InboxDeps & { limiter: RateLimiter },
  address: string,
  reports: readonly ClientError[],
): Promise<void> {
  const { db, ids, clock, limiter, config } = deps;
  const mayAdd = () =>
    limiter.allowsFrom("failure-kinds", address, config.limits.rates.failureKinds);
  for (const report of reports) {
    const kind = toErrorReportKind(report);
    await countFailure(db, { kind, times: 1, id: ids.uuid(), at: clock.now() }, mayAdd);
    if (isBroken(report)) await incrementCounter(deps, COUNTERS.browserError, { address });
  }
}

function groupBody(row: StoredGroup): ErrorGroup {
  const { sortKey: _, firstSeen, lastSeen, ...group } = row;
  return {
    ...group,
    firstSeen: firstSeen.toISOString(),
    lastSeen: lastSeen.toISOString(),
  };
}

export interface ErrorQuery {
  severity?: Severity | undefined;
  limit: number;
  cursor?: string | undefined;
}

export interface ErrorPage {
  groups: ErrorGroup[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** One page of what was reported, what was seen last first. Throws InvalidInputError. */
export async function getErrorPage(
  { db }: Pick<InboxDeps, "db">,
  { severity, limit, cursor }: ErrorQuery,
): Promise<ErrorPage> {
  const cursors = createCursorCodec(["errors", severity ?? null], INSTANT_KEY);
  const after = cursors.decode(cursor);
  const found = await listGroups(db, { severity, after, limit: limit + 1 });
  const { rows, nextCursor } = cursors.toPage(found, limit);
  return { groups: rows.map(groupBody), nextCursor };
}
