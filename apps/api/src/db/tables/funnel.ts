import type { Generated } from "kysely";
import type { Json } from "./json.ts";

export type StepColumn = `at_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`;

/** What browsers sent: each step once for its visit, the fourth once for each question. */
export interface FunnelEventsTable {
  id: Generated<number>;
  visit_id: string;
  /** 1 to 11. */
  step: number;
  /** The question that was answered, 0 for another step; null in rows that an earlier version stored. */
  question: number | null;
  occurred_at: Date;
  value: number | null;
  metadata: Json<Record<string, unknown>> | null;
}

/** A browser's visit: when it first reached each step, in seconds after it began. */
export interface FunnelVisitsTable extends Record<StepColumn, number | null> {
  /** Made from the session id that the browser chose; that id is not kept. */
  id: string;
  started_at: Date;
  /** The UTC day on which it began, YYYY-MM-DD. */
  day: string;
  source: string;
  user_id: string | null;
  /** One of so many from one network address that conversions are not judged by it. */
  is_extra: Generated<boolean>;
}

/** Days whose visits are over and whose sums stand in the tables below. */
export interface FunnelClosedDaysTable {
  day: string;
}

export interface FunnelDaysTable {
  day: string;
  source: string;
  step: number;
  visits: number;
}

/** How long visits took from the step before, by the buckets of the domain's `toSpanBucket`. */
export interface FunnelSpansTable {
  day: string;
  step: number;
  bucket: number;
  visits: number;
}
