import type { AxisResult, MbtiType, QuizAnswers } from "@cosmic/domain";
import type { Json } from "./json.ts";

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
  created_at: Date;
}
