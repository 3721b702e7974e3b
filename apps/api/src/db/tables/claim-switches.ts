import type { ClaimId } from "@cosmic/domain";

/** The last use of each claim's switch; a claim without a row is shown. */
export interface ClaimSwitchesTable {
  claim_id: ClaimId;
  is_shown: boolean;
  changed_at: Date;
  /** Null when the operator is gone. */
  changed_by: string | null;
}
