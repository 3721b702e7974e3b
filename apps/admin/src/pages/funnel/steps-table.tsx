import type { FunnelReport } from "@cosmic/contracts";
import {
  Cell,
  ColumnHead,
  NoValue,
  Row,
  TableFrame,
  TableHead,
} from "../../shared/table/data-table.tsx";
import { formatCount, formatDuration, formatShare } from "./format-metrics.ts";

/** The eleven steps in figures. */
export function StepsTable({ steps }: Pick<FunnelReport, "steps">) {
  return (
    <TableFrame label="Steps">
      <TableHead>
        <tr>
          <ColumnHead edge="start">Step</ColumnHead>
          <ColumnHead isNumber>Visits</ColumnHead>
          <ColumnHead isNumber>From the step before</ColumnHead>
          <ColumnHead isNumber>From the first step</ColumnHead>
          <ColumnHead isNumber>Median time between</ColumnHead>
        </tr>
      </TableHead>
      <tbody>
        {steps.map(({ step, stepNumber, name, visits, ...rest }) => (
          <Row key={step}>
            <Cell edge="start" isHead>
              <span className="flex">
                <span className="figures-table w-6 shrink-0 text-ink-muted">{stepNumber} </span>
                {name}
              </span>
            </Cell>
            <Cell isNumber>{formatCount(visits)}</Cell>
            <Cell isNumber>{formatShare(rest.stepConversion) ?? <NoValue />}</Cell>
            <Cell isNumber>{formatShare(rest.overallConversion) ?? <NoValue />}</Cell>
            <Cell isNumber>{formatDuration(rest.medianSeconds) ?? <NoValue />}</Cell>
          </Row>
        ))}
      </tbody>
    </TableFrame>
  );
}
