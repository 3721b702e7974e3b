import type { City } from "@cosmic/contracts";
import type { ReportChangeover, ZodiacSign } from "@cosmic/domain";
import type { BirthHours } from "@cosmic/domain/hours";
import type { Json } from "./json.ts";

export interface BirthInfosTable {
  user_id: string;
  /** YYYY-MM-DD. */
  birth_date: string;
  /** Clock time at the birth place, HH:MM. */
  birth_time: string | null;
  /**
   * In place of a birth time that is not known to the minute, with the date it is of: a version that does not know
   * the column leaves it behind when it stores another date or a time.
   */
  birth_hours: Json<{ birthDate: string; hours: BirthHours }> | null;
  /** As the gazetteer had it when it was chosen. */
  place: Json<City> | null;
  /** "+01:00": which of two equal clock times is meant; set exactly where time and place are. */
  utc_offset: string | null;
  sun_sign: ZodiacSign;
  changeover: Json<ReportChangeover> | null;
  created_at: Date;
  updated_at: Date;
}
