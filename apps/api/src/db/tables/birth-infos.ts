import type { City } from "@cosmic/contracts";
import type { ReportChangeover, ZodiacSign } from "@cosmic/domain";
import type { Json } from "./json.ts";

export interface BirthInfosTable {
  user_id: string;
  /** YYYY-MM-DD. */
  birth_date: string;
  /** Clock time at the birth place, HH:MM. */
  birth_time: string | null;
  /** As the gazetteer had it when it was chosen. */
  place: Json<City> | null;
  /** "+01:00": which of two equal clock times is meant; set exactly where time and place are. */
  utc_offset: string | null;
  sun_sign: ZodiacSign;
  changeover: Json<ReportChangeover> | null;
  created_at: Date;
  updated_at: Date;
}
