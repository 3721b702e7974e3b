import type { FunnelSummary } from "@cosmic/contracts";
import { formatCount, formatPercentage } from "../../shared/format/format-number.ts";
import {
  Cell,
  ColumnHead,
  NoValue,
  Row,
  TableFrame,
  TableHead,
} from "../../shared/table/data-table.tsx";
import { formatDuration } from "./format-duration.ts";

/** The eleven steps: visits, conversion rates and times. */
export function StepsTable({ steps }: Pick<FunnelSummary, "steps">) {
  return (
    <TableFrame label="Steps">
      <TableHead>
        <tr>
          <ColumnHead edge="start">Step</ColumnHead>
          <ColumnHead isNumber>Visits</ColumnHead>
          <ColumnHead isNumber>From previous step</ColumnHead>
          <ColumnHead isNumber>From first step</ColumnHead>
          <ColumnHead isNumber>Median time</ColumnHead>
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
            <Cell isNumber>
              <Percentage fraction={rest.stepConversion} />
            </Cell>
            <Cell isNumber>
              <Percentage fraction={rest.overallConversion} />
            </Cell>
            <Cell isNumber>{formatDuration(rest.medianSeconds) ?? <NoValue />}</Cell>
          </Row>
        ))}
      </tbody>
    </TableFrame>
  );
}

function Percentage({ fraction }: { fraction: number | null }) {
  return fraction === null ? <NoValue /> : formatPercentage(fraction);
}
