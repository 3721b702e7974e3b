import type { AxisResult, MbtiType, QuizAnswers } from "@cosmic/domain";
import type { Json } from "./json.ts";

export interface QuizResultsTable {
  id: string;
  user_id: string;
  answers: Json<QuizAnswers>;
  /** The questions and the scoring the answers belong to. */
  quiz_version: number;
  mbti_type: MbtiType;
  axes: Json<readonly AxisResult[]>;
  created_at: Date;
}
