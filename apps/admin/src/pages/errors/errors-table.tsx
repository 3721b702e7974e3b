import type { ErrorGroup } from "@cosmic/contracts";
import { Fragment } from "react";
import { EachItem } from "../../shared/feedback/each-item.tsx";
import { formatCount } from "../../shared/format/format-number.ts";
import { Timestamp } from "../../shared/format/timestamp.tsx";
import { SeverityBadge } from "../../shared/severity-badge.tsx";
import {
  BrokenRow,
  Cell,
  ColumnHead,
  NoValue,
  Row,
  TableFrame,
  TableHead,
} from "../../shared/table/data-table.tsx";

const SOURCES = { browser: "Browser", api: "API" } as const;

/** A path that may wrap after any slash. */
const breakable = (place: string) =>
  place.split(/(?<=\w\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

interface ErrorsTableProps {
  errors: ErrorGroup[];
  busy: boolean;
}

/** One row for each kind of failure. */
export function ErrorsTable({ errors, busy }: ErrorsTableProps) {
  return (
    <TableFrame label="List of errors" busy={busy} isLong isStacked>
      <TableHead>
        <tr>
          <ColumnHead edge="start">Message</ColumnHead>
          <ColumnHead>Page or call</ColumnHead>
          <ColumnHead>Source</ColumnHead>
          <ColumnHead>Severity</ColumnHead>
          <ColumnHead isNumber>Status</ColumnHead>
          <ColumnHead isNumber>Count</ColumnHead>
          <ColumnHead>First seen</ColumnHead>
          <ColumnHead>Last seen</ColumnHead>
        </tr>
      </TableHead>
      <tbody>
        <EachItem
          items={errors}
          getKey={({ id }) => id}
          broken={<BrokenRow what="This error" columns={8} />}
        >
          {(error) => (
            <Row>
              <Cell edge="start" isHead>
                <span className="block font-medium break-words sm:w-60 sm:font-normal">
                  {error.message}
                </span>
              </Cell>
              <Cell label="Page or call">
                <span className="block break-words sm:max-w-60 sm:min-w-32">
                  {breakable(error.place)}
                </span>
              </Cell>
              <Cell label="Source">{SOURCES[error.source]}</Cell>
              <Cell label="Severity">
                <SeverityBadge severity={error.severity} />
              </Cell>
              <Cell label="Status" isNumber>
                {error.status === 0 ? <NoValue /> : error.status}
              </Cell>
              <Cell label="Count" isNumber>
                {formatCount(error.count)}
              </Cell>
              <Cell label="First seen">
                <span className="whitespace-nowrap">
                  <Timestamp at={error.firstSeen} />
                </span>
              </Cell>
              <Cell label="Last seen">
                <span className="whitespace-nowrap">
                  <Timestamp at={error.lastSeen} />
                </span>
              </Cell>
            </Row>
          )}
        </EachItem>
      </tbody>
    </TableFrame>
  );
}
