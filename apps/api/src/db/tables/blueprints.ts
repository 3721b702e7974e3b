import type { City } from "@cosmic/contracts";
import type {
  AxisResult,
  ChartFacts,
  Forecast,
  MbtiType,
  ReportChangeover,
  ZodiacSign,
} from "@cosmic/domain";
import type { StoredReport } from "@cosmic/report";
import type { Generated } from "kysely";
import type { Json, JsonForm } from "./json.ts";

export interface BlueprintsTable {
  id: string;
  /** 128 random bits, URL-safe base64; unique. */
  slug: string;
  /** The owner; null while only the browser that made it may adopt it. */
  user_id: string | null;
  /** SHA-256 of that browser's adoption id, hex; null once owned. */
  claim_hash: string | null;
  /** YYYY-MM-DD. */
  birth_date: string;
  /** What the report was written for beyond the date: clock time HH:MM, and the place. */
  birth_time: string | null;
  place: Json<City> | null;
  mbti_type: MbtiType;
  sun_sign: ZodiacSign;
  changeover: Json<ReportChangeover> | null;
  /** How the quiz fell on each axis; null for a type that was picked. */
  axes: Json<readonly AxisResult[]> | null;
  /** The computed sky; null on rows from before it was kept, as is the forecast. */
  chart: Json<JsonForm<ChartFacts>> | null;
  /** The twelve months from that of the writing; lists and profiles never read it. */
  forecast: Json<JsonForm<Forecast>> | null;
  archetype: string;
  overview: string;
  writer_version: string;
  /** The whole report with what each sentence rests on; lists never read it. */
  report: Json<StoredReport>;
  /** SHA-256 over everything the report is written from, hex; unique for each owner. */
  fingerprint: string;
  is_premium: Generated<boolean>;
  generated_at: Date;
}
