import type { MbtiType, ReportChangeover, ZodiacSign } from "@cosmic/domain";
import type { WrittenReport } from "@cosmic/domain/writer";
import type { Generated } from "kysely";
import type { Json } from "./json.ts";

export interface BlueprintsTable {
  id: string;
  /** 128 random bits, URL-safe base64; unique. */
  slug: string;
  /** The owner; null while only the browser that made it may claim it. */
  user_id: string | null;
  /** SHA-256 of that browser's claim id, hex; null once owned. */
  claim_hash: string | null;
  /** YYYY-MM-DD. */
  birth_date: string;
  mbti_type: MbtiType;
  sun_sign: ZodiacSign;
  changeover: Json<ReportChangeover> | null;
  archetype: string;
  overview: string;
  writer_version: string;
  /** The whole report with what each sentence rests on; lists never read it. */
  report: Json<WrittenReport>;
  /** SHA-256 over everything the report is written from, hex; unique for each owner. */
  fingerprint: string;
  is_premium: Generated<boolean>;
  generated_at: Date;
}
