import type { ZodiacSign } from "../zodiac/signs.ts";

/** The instant the Sun passes from one sign to the next, near enough to a birth to matter. */
export interface ReportChangeover {
  from: ZodiacSign;
  to: ZodiacSign;
  /** ISO instant in UTC. */
  at: string;
}
