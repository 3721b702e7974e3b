import type { ReportChangeover, ZodiacSign } from "@cosmic/domain";
import type { Json } from "./json.ts";

export interface BirthInfosTable {
  user_id: string;
  /** YYYY-MM-DD. */
  birth_date: string;
  sun_sign: ZodiacSign;
  changeover: Json<ReportChangeover> | null;
  created_at: Date;
  updated_at: Date;
}
