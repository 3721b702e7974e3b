import type { AxisResult, MbtiType, QuizAnswers } from "@cosmic/domain";
import type { Json } from "./json.ts";

export interface QuizResultsTable {
  id: string;
  user_id: string;
  /** Null, as is the version, for a type that came with a blueprint made before signing in. */
  answers: Json<QuizAnswers> | null;
  /** The questions and the scoring the answers belong to. */
  quiz_version: number | null;
  mbti_type: MbtiType;
  /** Empty where there are no answers. */
  axes: Json<readonly AxisResult[]>;
  created_at: Date;
}
