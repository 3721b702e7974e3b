import type { MbtiType } from "@cosmic/domain";
import { writeReport } from "@cosmic/report";
import { jsonForm } from "../../../db/tables/json.ts";
import { birthOnDate } from "../../cities/index.ts";
import { profileFor } from "../profile.ts";
import { computeSky, toReportFacts } from "../report-facts.ts";

/** A Sun in each element. */
const BIRTH_DATES = ["1970-04-05", "1971-05-05", "1972-10-10", "1973-03-01", "1988-01-20"] as const;
const WRITTEN_AT = new Date("2026-11-21T12:00:00Z");

function writeSample(mbtiType: MbtiType, birthDate: string) {
  const inputs = { mbtiType, birth: birthOnDate(birthDate), axes: null, writtenAt: WRITTEN_AT };
  const sky = computeSky(inputs);
  const { sunSign, changeover, ...facts } = toReportFacts(inputs, sky);
  const report = writeReport({ sunSign, changeover, ...facts });
  const chart = jsonForm(sky.chart);
  const blueprint = {
    ...inputs.birth,
    id: "",
    slug: "",
    mbtiType,
    sunSign,
    changeover,
    axes: null,
    chart,
    archetype: report.archetype,
    overview: report.overview.text,
    report,
    isPremium: true,
    generatedAt: WRITTEN_AT,
  };
  const bodyFor = (viewerHasLifetimeAccess: boolean) =>
    JSON.stringify(profileFor(blueprint, { viewerHasLifetimeAccess, isOwner: true }));
  return {
    preview: bodyFor(false),
    full: bodyFor(true),
    /** Its sentences are in the full body. */
    rest: JSON.stringify({ report, chart, forecast: sky.forecast }, (key, value: unknown) =>
      key === "text" && typeof value === "string" ? "" : value,
    ),
  };
}

/** What a report of this type is likely to have in common with others, as one text. The last part counts most. */
export function writeSampleTexts(mbtiType: MbtiType): string {
  const samples = BIRTH_DATES.map((birthDate) => writeSample(mbtiType, birthDate));
  return [
    samples[0]?.rest ?? "",
    ...samples.map(({ full }) => full),
    ...samples.map(({ preview }) => preview),
  ].join("");
}
