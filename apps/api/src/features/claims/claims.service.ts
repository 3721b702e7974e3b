import type { ClaimRow, SwitchedOff } from "@cosmic/contracts";
import {
  CLAIM_IDS,
  CLAIMS,
  type ClaimId,
  claimText,
  STATED_LABEL,
  STATED_RATINGS,
} from "@cosmic/domain";
import type { Deps } from "../../deps.ts";
import { ConflictError, NotFoundError } from "../../errors.ts";
import { inSession, type OperatorSession } from "../../http/session.ts";
import { recordPanelAction } from "../operators/index.ts";
import { type ClaimSwitch, listSwitches, setSwitch } from "./claims.store.ts";
import { measureClaims } from "./measured.ts";

export type ClaimDeps = Pick<Deps, "db" | "clock" | "ids">;

/** What the public pages leave out. */
export async function getSwitchedOff({ db }: Pick<ClaimDeps, "db">): Promise<SwitchedOff> {
  const switches = await listSwitches(db);
  const isOff = (id: ClaimId) => switches.some((each) => each.id === id && !each.isShown);
  return { switchedOff: CLAIM_IDS.filter(isOff) };
}

/** What the public pages show beside the claim. */
const getLabel = (id: ClaimId) => (STATED_RATINGS.includes(id) ? STATED_LABEL : null);

const toClaimRow = (
  id: ClaimId,
  used: ClaimSwitch | undefined,
  measured: string | null | undefined,
): ClaimRow => ({
  id,
  text: claimText(id),
  source: CLAIMS[id].source,
  measured: measured ?? null,
  isShown: used?.isShown ?? true,
  label: getLabel(id),
  changedAt: used?.changedAt.toISOString() ?? null,
  changedBy: used?.changedBy ?? null,
});

/** All claims, in their display order. */
export async function listClaims({ db, clock }: ClaimDeps): Promise<ClaimRow[]> {
  const switches = new Map((await listSwitches(db)).map((each) => [each.id, each]));
  const measured = await measureClaims(db, clock.now());
  return CLAIM_IDS.map((id) => toClaimRow(id, switches.get(id), measured[id]));
}

/**
 * Shows a claim on the public pages, or leaves it out, and records who decided so.
 * Throws ConflictError for a rating that was never measured as stated, unless it is shown as the owner's, and
 * UnauthorizedError when the session has ended.
 */
export async function switchClaim(
  deps: ClaimDeps,
  session: OperatorSession,
  { id, isShown, label }: { id: ClaimId; isShown: boolean; label?: string | undefined },
): Promise<ClaimRow> {
  if (isShown && label !== (getLabel(id) ?? label)) {
    throw new ConflictError(
      `This rating was not measured here. It can only be shown with the label “${STATED_LABEL}”.`,
    );
  }
  const { operatorId } = session;
  const now = deps.clock.now();
  await inSession(deps.db, session, async (tx) => {
    const used = (await listSwitches(tx)).find((each) => each.id === id);
    // A claim whose switch was never used is shown.
    if ((used?.isShown ?? true) === isShown) return;
    if (!(await setSwitch(tx, { id, isShown, operatorId, now }))) return;
    const action = isShown ? "claim.switched_on" : "claim.switched_off";
    await recordPanelAction({ ...deps, db: tx }, { operatorId, action, subject: id });
  });
  const claim = (await listClaims(deps)).find((each) => each.id === id);
  if (!claim) throw new NotFoundError("This claim does not exist.");
  return claim;
}
