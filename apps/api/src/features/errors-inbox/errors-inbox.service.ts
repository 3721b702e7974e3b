import type { ClientError, ErrorGroup } from "@cosmic/contracts";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { InvalidInputError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { TALLIES, tally } from "../tallies/index.ts";
import { kindOfReport } from "./describe-failure.ts";
import {
  countFailure,
  type GroupPlace,
  listGroups,
  type StoredGroup,
} from "./error-groups.store.ts";

export type InboxDeps = Pick<Deps, "db" | "clock" | "ids" | "config" | "logger">;

/** Refused calls are part of ordinary use; these are not. */
const isBroken = ({ status, severity }: ClientError) => status === 0 || severity === "HIGH";

/** Keeps what a browser reports, by kind. */
export async function takeReports(
  deps: InboxDeps & { limiter: RateLimiter },
  address: string,
  reports: readonly ClientError[],
): Promise<void> {
  const { db, ids, clock, limiter, config } = deps;
  const mayAdd = () => limiter.allows("failure-kinds", address, config.limits.rates.failureKinds);
  for (const report of reports) {
    const kind = kindOfReport(report);
    await countFailure(db, { kind, times: 1, id: ids.uuid(), at: clock.now() }, mayAdd);
    if (isBroken(report)) await tally(deps, TALLIES.browserError, { address });
  }
}

const PLACE = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

const writeCursor = ({ lastSeen, id }: GroupPlace) =>
  Buffer.from(JSON.stringify([lastSeen, id])).toString("base64url");

function readCursor(cursor: string): GroupPlace {
  try {
    const [lastSeen, id] = PLACE.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    return { lastSeen, id };
  } catch {
    throw new InvalidInputError("This page does not exist. Please begin with the first.");
  }
}

function groupBody(row: StoredGroup): ErrorGroup {
  const { listedAt: _, firstSeen, lastSeen, ...group } = row;
  return {
    ...group,
    firstSeen: firstSeen.toISOString(),
    lastSeen: lastSeen.toISOString(),
  };
}

export interface ErrorPage {
  groups: ErrorGroup[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** One page of what was reported, what was seen last first. Throws InvalidInputError. */
export async function getErrorPage(
  { db }: Pick<InboxDeps, "db">,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ErrorPage> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await listGroups(db, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    groups: page.map(groupBody),
    nextCursor: hasMore ? writeCursor({ lastSeen: last.listedAt, id: last.id }) : null,
  };
}
