import type { UserDetail } from "@cosmic/contracts";
import type { Deps } from "../../deps.ts";
import { NotFoundError } from "../../errors.ts";
import { listSessions } from "../account/index.ts";
import { userBody } from "../auth/index.ts";
import { listBlueprints, listedFor } from "../blueprints/index.ts";
import { viewOperatorPurchases } from "../checkout/index.ts";
import { listActionsAbout, recordPanelAction } from "../operators/index.ts";
import { findAccount } from "./users.store.ts";

type DetailDeps = Pick<Deps, "db" | "config" | "clock" | "ids">;

/** The most rows of each kind in a user's detail. */
const SHOWN = 100;

/** Everything the panel shows of one user, and a record of who asked. Throws NotFoundError. */
export async function getUserDetail(
  deps: DetailDeps,
  operatorId: string,
  userId: string,
): Promise<UserDetail> {
  const { db } = deps;
  const account = await findAccount(db, userId);
  if (account === null) throw new NotFoundError("This user does not exist.");
  await recordPanelAction(deps, { operatorId, action: "user.viewed", subject: userId });
  const viewer = { viewerHasLifetimeAccess: account.hasLifetimeAccess, isOwner: true };
  const blueprints = await listBlueprints(db, userId);
  const purchases = await viewOperatorPurchases(deps, userId);
  const sessions = await listSessions(db, userId);
  const entries = await listActionsAbout(db, [userId, ...purchases.map(({ id }) => id)], SHOWN);
  return {
    user: userBody(account),
    blueprints: blueprints.slice(0, SHOWN).map((blueprint) => listedFor(blueprint, viewer)),
    purchases: purchases.slice(0, SHOWN),
    sessions: sessions.slice(0, SHOWN).map(({ signedInAt, lastSeenAt }) => ({
      createdAt: signedInAt.toISOString(),
      lastUsedAt: lastSeenAt.toISOString(),
    })),
    audit: entries.map(({ at, ...action }) => ({ ...action, at: at.toISOString() })),
  };
}
