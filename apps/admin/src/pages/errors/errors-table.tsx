import type { ErrorGroup } from "@cosmic/contracts";
import { Fragment } from "react";
import {
  Cell,
  ColumnHead,
  NoValue,
  Row,
  TableFrame,
  TableHead,
} from "../../shared/data-table/data-table.tsx";
import { Moment } from "../../shared/moment/moment.tsx";
import { SeverityBadge } from "../../shared/severity/severity-badge.tsx";

const count = new Intl.NumberFormat("en-US");
const SOURCES = { browser: "Browser", api: "API" } as const;

/** An address that may go on in the next line after any of its slashes. */
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

/** Failures of the same kind as one row. */
export function ErrorsTable({ errors, busy }: ErrorsTableProps) {
  return (
    <TableFrame label="List of errors" busy={busy} isLong>
      <TableHead>
        <tr>
          <ColumnHead edge="start">Message</ColumnHead>
          <ColumnHead isMinor>Place</ColumnHead>
          <ColumnHead isMinor>Source</ColumnHead>
          <ColumnHead isMinor>Severity</ColumnHead>
          <ColumnHead isNumber isMinor>
            Status
          </ColumnHead>
          <ColumnHead isNumber>Count</ColumnHead>
          <ColumnHead isMinor>First seen</ColumnHead>
          <ColumnHead>Last seen</ColumnHead>
        </tr>
      </TableHead>
      <tbody>
        {errors.map((error) => (
          <Row key={error.id}>
            <Cell edge="start" isHead>
              <span className="block w-32 break-words sm:w-60">{error.message}</span>
            </Cell>
            <Cell isMinor>
              <span className="block max-w-60 min-w-32 break-words">{breakable(error.place)}</span>
            </Cell>
            <Cell isMinor>{SOURCES[error.source]}</Cell>
            <Cell isMinor>
              <SeverityBadge severity={error.severity} />
            </Cell>
            <Cell isNumber isMinor>
              {error.status === 0 ? <NoValue /> : error.status}
            </Cell>
            <Cell isNumber>{count.format(error.count)}</Cell>
            <Cell isMinor>
              <span className="whitespace-nowrap">
                <Moment at={error.firstSeen} />
              </span>
            </Cell>
            <Cell>
              <span className="sm:whitespace-nowrap">
                <Moment at={error.lastSeen} />
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </TableFrame>
  );
}
