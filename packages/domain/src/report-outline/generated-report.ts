import { PREMIUM_SECTIONS, type SectionName } from "./sections.ts";

/** Every text of a report, by the names it travels under. A text not given is "" and a list not given is []. */
export interface GeneratedReport extends Record<SectionName, string> {
  /** The name of this pairing of type and sign. */
  archetype: string;
  overview: string;
  strengths: string[];
  /** Twelve texts, January first. */
  monthlyForecasts: string[];
}

/** True when the sections sold as premium are all written. */
export function hasPremiumSections(report: GeneratedReport): boolean {
  return PREMIUM_SECTIONS.every((name) => report[name] !== "");
}
