import type { City } from "@cosmic/contracts";
import type {
  AxisResult,
  ChartFacts,
  Forecast,
  MbtiType,
  ReportChangeover,
  ZodiacSign,
} from "@cosmic/domain";
import type { BirthHours } from "@cosmic/domain/hours";
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
  /** In place of a birth time that is not known to the minute. */
  birth_hours: Json<BirthHours> | null;
  place: Json<City> | null;
  mbti_type: MbtiType;
  sun_sign: ZodiacSign;
  changeover: Json<ReportChangeover> | null;
  /** How the quiz fell on each axis; null for a type that was picked. */
  axes: Json<readonly AxisResult[]> | null;
  /** Which of two equal clock times is meant, "+01:00"; null where there is no time, and on rows from before it was kept. */
  utc_offset: string | null;
  /**
   * The computed sky and the twelve months from that of the writing: as `report`, only on rows that the version before
   * packed texts can read.
   */
  chart: Json<JsonForm<ChartFacts>> | null;
  forecast: Json<JsonForm<Forecast>> | null;
  archetype: string;
  overview: string;
  /** The writer whose text this is, or that an unpaid reader's preview is by. */
  writer_version: string;
  /** The whole report with what each sentence rests on; null once the text is packed, or is not kept. */
  report: Json<StoredReport> | null;
  /** The JSON that an unpaid reader is sent, packed; null where it has to be made from `kept_report`. */
  preview: Uint8Array | null;
  /** The JSON that a paying reader is sent, packed; null where the text is not kept, or not whole. */
  full_body: Uint8Array | null;
  /** Report, chart and forecast, packed with the full body; null while the text is written anew for each use. */
  kept_report: Uint8Array | null;
  /** The shape of the JSON in `preview` and `full_body`. */
  body_version: number | null;
  /** What they are packed with. */
  dictionary: string | null;
  /** SHA-256 over everything the report is written from, hex; unique for each owner. */
  fingerprint: string;
  is_premium: Generated<boolean>;
  generated_at: Date;
}
