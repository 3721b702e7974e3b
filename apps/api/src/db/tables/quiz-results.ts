import type { AxisResult, MbtiType, QuizAnswers } from "@cosmic/domain";
import type { AxisReading, StatementAnswer } from "@cosmic/domain/quiz-certainty";
import type { ColumnType } from "kysely";
import type { Json } from "./json.ts";

/** Where the answers put each axis, and by which version of the parameters. */
export interface StoredPosterior {
  parameters: number;
  axes: readonly AxisReading[];
}

/** Added after the table, so that an insert may leave it out. */
type LaterColumn<T> = ColumnType<T | null, string | null | undefined, string>;

export interface QuizResultsTable {
  id: string;
  user_id: string;
  /** Null, as is the version, for a type that came with a blueprint made before signing in. */
  answers: Json<QuizAnswers> | null;
  /** The questions and the scoring the answers belong to. */
  quiz_version: number | null;
  /** As the answers were scored. */
  mbti_type: MbtiType;
  /** Another type that the answers fit as well and the person went on with. */
  chosen_type: MbtiType | null;
  /** Empty where there are no answers. */
  axes: Json<readonly AxisResult[]>;
  /** Answers to further statements, in their order; null before the first. */
  statements: LaterColumn<readonly StatementAnswer[]>;
  /** The version of the statements that the last of them belongs to. */
  statements_version: ColumnType<number | null, number | null | undefined, number>;
  /** Null in what was stored before it was computed. */
  posterior: LaterColumn<StoredPosterior>;
  /** When the user chose this sitting for new blueprints; null for one never chosen. */
  followed_at: ColumnType<Date | null, Date | null | undefined, Date>;
  created_at: Date;
}
