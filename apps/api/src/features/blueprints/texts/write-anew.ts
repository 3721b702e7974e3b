import { WRITER_VERSION, writeReport } from "@cosmic/report";
import { jsonForm } from "../../../db/tables/json.ts";
import { chartOfBirth } from "../../cities/index.ts";
import type { BlueprintRow, WholeBlueprint } from "../blueprints.store.ts";
import { computeSky, toReportFacts } from "../report-facts.ts";

/** Whether a writer that came before this process's one wrote it; a later one's text is left alone. */
export const isByEarlierWriter = (version: string) => Number(version) < Number(WRITER_VERSION);

/** The same facts in this writer's words. Throws RangeError for a birth that its place's clocks rule out. */
export function writeAnew(row: BlueprintRow): WholeBlueprint {
  const inputs = { ...row, birth: row, writtenAt: row.generatedAt };
  const sky = computeSky(inputs);
  const report = writeReport(toReportFacts(inputs, sky));
  return {
    ...row,
    report,
    chart: jsonForm(sky.chart),
    forecast: jsonForm(sky.forecast),
    archetype: report.archetype,
    overview: report.overview.text,
    writerVersion: WRITER_VERSION,
  };
}

/**
 * Whether its facts give the same birth again: rows from before it was kept do not say which of two equal clock
 * times was meant.
 */
export function canWriteAnew(blueprint: WholeBlueprint): boolean {
  try {
    const reference = chartOfBirth(blueprint).window.reference.toISOString();
    return blueprint.chart === null || blueprint.chart.window.reference === reference;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
