import { PLACEMENT_BODIES, type ReportFacts, type ReportPlacements } from "@cosmic/domain";
import { natalChart, placementOf } from "@cosmic/domain/chart";
import { sunOn } from "@cosmic/domain/zodiac";
import { birthInfoOn } from "../quiz/index.ts";

/** What was asked for and measured; everything else a report rests on follows from the birth date. */
export type ReportGrounds = Pick<ReportFacts, "birthDate" | "mbtiType" | "clarity">;

/** The grounds of a report, and the sky computed for their birth date. */
export function withSky(grounds: ReportGrounds): ReportFacts {
  const { birthDate } = grounds;
  const { sunSign, changeover } = birthInfoOn(birthDate);
  return {
    ...grounds,
    sunSign,
    changeover,
    sunLongitude: sunOn(birthDate).longitude,
    placements: placementsOn(birthDate),
  };
}

function placementsOn(birthDate: string): ReportPlacements {
  const chart = natalChart({ birthDate });
  const signs = PLACEMENT_BODIES.map((body) => [body, placementOf(chart, body).sign]);
  return Object.fromEntries(signs) as ReportPlacements;
}
