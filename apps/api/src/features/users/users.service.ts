import { NotFoundError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { inSession, type OperatorSession, type UserAccount } from "../../http/session.ts";
import { decideAccess, lockUser } from "../access/index.ts";
import { deleteUser } from "../account/index.ts";
import { expandAllReports } from "../blueprints/index.ts";
import { closeOpenCheckout, type MaybePaymentDeps, queueClosing } from "../checkout/index.ts";
import { recordDecision, recordPanelAction } from "../operators/index.ts";
import { findAccount } from "./users.store.ts";

export type UsersDeps = MaybePaymentDeps & { limiter: RateLimiter };

const UNKNOWN = "This user does not exist.";

/**
 * Grants or withdraws lifetime access, and records who did. A grant does not depend on payments;
 * a withdrawal stays until something is paid after it. Asking for what was decided before changes
 * nothing.
 * @throws NotFoundError; UnauthorizedError when the session has ended
 */
export async function toggleAccess(
  deps: UsersDeps,
  session: OperatorSession,
  { userId, hasLifetimeAccess }: { userId: string; hasLifetimeAccess: boolean },
): Promise<UserAccount> {
  const { operatorId } = session;
  return await inSession(deps.db, session, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new NotFoundError(UNKNOWN);
    const grants = hasLifetimeAccess;
    if (await decideAccess(tx, deps, user, { operatorId, grants })) {
      await recordDecision({ ...deps, db: tx }, { operatorId, userId, grants });
      if (grants) await expandAllReports(tx, deps, userId);
    }
    const account = await findAccount(tx, userId);
    if (!account) throw new NotFoundError(UNKNOWN);
    return account;
  });
}

/**
 * Closes an open checkout, deletes a user and everything personal, at once, and records who did. Purchases
 * stay, without the user.
 * @throws NotFoundError; UnauthorizedError when the session has ended
 */
export async function deleteUserFor(
  deps: UsersDeps,
  session: OperatorSession,
  userId: string,
): Promise<void> {
  const { operatorId } = session;
  await closeOpenCheckout(deps, userId);
  await inSession(deps.db, session, async (tx) => {
    await queueClosing(tx, deps, userId);
    if (!(await deleteUser(tx, userId))) throw new NotFoundError(UNKNOWN);
    await recordPanelAction(
      { ...deps, db: tx },
      { operatorId, action: "user.deleted", subject: userId },
    );
  });
}

/**
 * Records that an operator exports the list. The search text is not kept: it names people.
 * @throws TooManyRequestsError
 */
export async function recordExport(
  deps: UsersDeps,
  operatorId: string,
  isSearch: boolean,
): Promise<void> {
  const { limiter, config } = deps;
  await limiter.consume("user-export", operatorId, config.limits.rates.userExports);
  await recordPanelAction(deps, { operatorId, action: "users.exported", detail: { isSearch } });
}
