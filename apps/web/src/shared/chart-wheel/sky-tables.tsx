import { PointsTable } from "./bodies-table.tsx";
import type { ChartView } from "./chart-view.ts";
import { HemispheresTable, PatternsTable } from "./figures-tables.tsx";
import { MovedAnglesTable } from "./moved-angles-table.tsx";
import { DeclinationsTable, ParallelsTable, PrenatalTable } from "./relations-tables.tsx";

/** What the tables of a chart have beside bodies, aspects, angles and houses. */
export function SkyTables({ view }: { view: ChartView }) {
  return (
    <>
      <MovedAnglesTable view={view} />
      <PointsTable view={view} />
      <PatternsTable view={view} />
      <HemispheresTable view={view} />
      <PrenatalTable view={view} />
      <DeclinationsTable view={view} />
      <ParallelsTable view={view} />
    </>
  );
}
