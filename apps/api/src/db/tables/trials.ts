import type { MbtiType } from "@cosmic/domain";
import type { TrialArm, TrialSubject } from "@cosmic/domain/trial";
import type { Json } from "./json.ts";

/** A text of a trial: its id on the wire and whom it is written for. */
export interface TrialOption {
  id: string;
  mbtiType: MbtiType;
  /** A sign, or the element of a chapter. */
  place: string;
}

/** One for each user and subject; a choice leaves nothing here but when it was made. */
export interface TrialsTable {
  id: string;
  user_id: string;
  subject: TrialSubject;
  arm: TrialArm;
  /** In the order shown; null once one is chosen. */
  options: Json<readonly TrialOption[]> | null;
  own_id: string;
  created_at: Date;
  chosen_at: Date | null;
}

/** One for each confirmed address and subject in the counts: a keyed hash of both, and not what was chosen. */
export interface TrialVotersTable {
  hash: string;
}

/** How often which text was chosen; no row tells by whom or when. */
export interface TrialChoicesTable {
  subject: TrialSubject;
  arm: TrialArm;
  /** On the page, counted from 1. */
  place: number;
  is_own: boolean;
  count: number;
}
