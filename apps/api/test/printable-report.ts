import { type MbtiType, type QuizAnswers, scoreQuiz } from "@cosmic/domain";
import { WRITER_VERSION, writeReport } from "@cosmic/report";
import { jsonForm } from "../src/db/tables/json.ts";
import type { PrintableReport } from "../src/features/blueprints/pdf/printable-report.ts";
import { profileFor } from "../src/features/blueprints/profile.ts";
import { computeSky, toReportFacts } from "../src/features/blueprints/report-facts.ts";
import { birthOnDate, type StatedBirth } from "../src/features/cities/index.ts";

export interface PrintedTraits {
  birth: Partial<StatedBirth> & Pick<StatedBirth, "birthDate">;
  /** A type from the list, or the answers that come to one. */
  type: MbtiType | QuizAnswers;
  /** ISO instant. */
  writtenAt: string;
}

/** A full report as its paying owner gets it, written by the built-in writer. */
export function makePrintableReport({ birth, type, writtenAt }: PrintedTraits): PrintableReport {
  const quiz = typeof type === "string" ? null : scoreQuiz(type);
  const inputs = {
    mbtiType: quiz?.mbtiType ?? (type as MbtiType),
    birth: { ...birthOnDate(birth.birthDate), ...birth },
    axes: quiz?.axes ?? null,
    writtenAt: new Date(writtenAt),
  };
  const sky = computeSky(inputs);
  const facts = toReportFacts(inputs, sky);
  const report = writeReport(facts);
  const blueprint = {
    ...inputs.birth,
    id: "00000000-0000-4000-8000-000000000000",
    slug: "a-report-of-no-account",
    mbtiType: facts.mbtiType,
    sunSign: facts.sunSign,
    changeover: facts.changeover,
    axes: inputs.axes,
    chart: jsonForm(sky.chart),
    archetype: report.archetype,
    overview: report.overview.text,
    report,
    isPremium: true,
    writerVersion: WRITER_VERSION,
    generatedAt: new Date(writtenAt),
  };
  const owner = { viewerHasLifetimeAccess: true, isOwner: true };
  return { profile: profileFor(blueprint, owner), forecast: jsonForm(sky.forecast) };
}
