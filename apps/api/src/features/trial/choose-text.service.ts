import { createHmac } from "node:crypto";
import type { TrialOutcome } from "@cosmic/contracts";
import { toPersonalAddress } from "@cosmic/domain";
import type { TrialSubject } from "@cosmic/domain/trial";
import { keyFor } from "../../config/sealed-text.ts";
import type { Transaction } from "../../db/connection.ts";
import { NotFoundError, PaymentRequiredError, UnauthorizedError } from "../../errors.ts";
import { inSession } from "../../http/session.ts";
import { findAccessUser, type LockedUser } from "../access/index.ts";
import type { Participant, TrialDeps } from "./trial.service.ts";
import { closeTrial, countChoice, hasBeenTold, insertVoter, lockTrial } from "./trial.store.ts";

const UNKNOWN = "This trial does not exist.";

type NotCounted = NonNullable<TrialOutcome["notCounted"]>;

/** A confirmed address, one for each mailbox, and a subject, by a hash that tells neither without the server's key. */
const toVoter = ({ config }: Pick<TrialDeps, "config">, email: string, subject: TrialSubject) =>
  createHmac("sha256", keyFor("trial-voter", config))
    .update(`${subject} ${toPersonalAddress(email)}`)
    .digest("base64url");

/** Why a first choice of the trial is not counted; null where it is, which is then recorded for the address. */
async function recordVoter(
  tx: Transaction,
  deps: Pick<TrialDeps, "config">,
  user: LockedUser,
  { subject, adoptionHash }: { subject: TrialSubject; adoptionHash: string | null },
): Promise<NotCounted | null> {
  const told = { userId: user.id, adoptionHash };
  if (subject === "overview" && (await hasBeenTold(tx, told))) return "told";
  if (!user.isEmailConfirmed) return "unconfirmed";
  return (await insertVoter(tx, toVoter(deps, user.email, subject))) ? null : "repeated";
}

/**
 * Counts a choice once, whatever tab, repetition or further account of the address it comes from; of an overview only
 * while the type was not told. What was chosen is added to the counts and kept nowhere else.
 * Throws NotFoundError, PaymentRequiredError for a chapter that the user may not read any more, TooManyRequestsError, and
 * UnauthorizedError when the session has ended.
 */
export async function chooseText(
  deps: Pick<TrialDeps, "db" | "clock" | "config" | "limiter">,
  { session, adoptionHash }: Pick<Participant, "session" | "adoptionHash">,
  { trialId, textId }: { trialId: string; textId: string },
): Promise<TrialOutcome> {
  const { limiter, config } = deps;
  await limiter.consume("account", session.userId, config.limits.rates.accountWrites);
  return await inSession(deps.db, session, async (tx) => {
    const user = await findAccessUser(tx, session.userId);
    if (user === null) throw new UnauthorizedError();
    const trial = await lockTrial(tx, user.id, trialId);
    if (trial === null) throw new NotFoundError(UNKNOWN);
    const { subject, arm, options, ownId } = trial;
    const decoys = arm === "same" ? null : arm;
    const outcome = { ownId, isCheck: decoys === null, decoys };
    if (options === null) return { ...outcome, isCounted: false, notCounted: "repeated" };
    const at = options.findIndex((option) => option.id === textId);
    if (at === -1) throw new NotFoundError(UNKNOWN);
    if (subject !== "overview" && !user.hasLifetimeAccess) throw new PaymentRequiredError();
    await closeTrial(tx, trialId, deps.clock.now());
    const notCounted = await recordVoter(tx, deps, user, { subject, adoptionHash });
    if (notCounted !== null) return { ...outcome, isCounted: false, notCounted };
    await countChoice(tx, { subject, arm, place: at + 1, isOwn: textId === ownId });
    return { ...outcome, isCounted: true };
  });
}
