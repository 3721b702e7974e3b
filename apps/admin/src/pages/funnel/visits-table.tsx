import { FUNNEL_STEP_NAMES, FUNNEL_STEPS } from "@cosmic/domain";
import { formatCount } from "../../shared/format/format-number.ts";
import { Cell, ColumnHead, Row, TableFrame, TableHead } from "../../shared/table/data-table.tsx";

interface VisitsTableProps {
  label: string;
  /** What a row is: "Day", "Source". */
  rowTitle: string;
  rows: readonly { name: string /** First step to eleventh. */; visits: readonly number[] }[];
}

/** How many visits reached each step, row by row. */
export function VisitsTable({ label, rowTitle, rows }: VisitsTableProps) {
  return (
    <TableFrame label={label} isLong>
      <TableHead>
        <tr>
          <ColumnHead edge="start">{rowTitle}</ColumnHead>
          {FUNNEL_STEPS.map((step) => (
            <ColumnHead key={step} isNumber>
              {FUNNEL_STEP_NAMES[step]}
            </ColumnHead>
          ))}
        </tr>
      </TableHead>
      <tbody>
        {rows.map(({ name, visits }) => (
          <Row key={name}>
            <Cell edge="start" isHead>
              <span className="figures-table whitespace-nowrap">{name}</span>
            </Cell>
            {FUNNEL_STEPS.map((step, index) => (
              <Cell key={step} isNumber>
                {formatCount(visits[index] ?? 0)}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </TableFrame>
  );
}
