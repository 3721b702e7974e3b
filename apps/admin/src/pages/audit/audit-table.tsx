import type { AuditRecord } from "@cosmic/contracts";
import { claimText, isClaimId } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { EachItem } from "../../shared/feedback/each-item.tsx";
import { formatAction, formatDetail } from "../../shared/format/format-audit.ts";
import { Timestamp } from "../../shared/format/timestamp.tsx";
import {
  BrokenRow,
  Cell,
  ColumnHead,
  NoValue,
  Row,
  TableFrame,
  TableHead,
} from "../../shared/table/data-table.tsx";
import { isAuditId } from "./audit-filters.tsx";

interface AuditTableProps {
  records: AuditRecord[];
  busy: boolean;
}

/** The audit log's entries as rows. */
export function AuditTable({ records, busy }: AuditTableProps) {
  return (
    <TableFrame label="Audit log" busy={busy} isLong isStacked>
      <TableHead>
        <tr>
          <ColumnHead>Time</ColumnHead>
          <ColumnHead>Operator</ColumnHead>
          <ColumnHead>Action</ColumnHead>
          <ColumnHead>Target</ColumnHead>
          <ColumnHead>Details</ColumnHead>
        </tr>
      </TableHead>
      <tbody>
        <EachItem
          items={records}
          getKey={({ id }) => id}
          broken={<BrokenRow what="This entry" columns={5} />}
        >
          {(record) => (
            <Row>
              <Cell label="Time">
                <span className="whitespace-nowrap">
                  <Timestamp at={record.at} />
                </span>
              </Cell>
              <Cell label="Operator">
                <OperatorCell record={record} />
              </Cell>
              <Cell isHead>
                <span className="block font-medium sm:min-w-36 sm:font-normal">
                  {formatAction(record.action)}
                </span>
              </Cell>
              <Cell label="Target">
                <TargetCell record={record} />
              </Cell>
              <Cell label="Details">
                <Detail detail={record.detail} />
              </Cell>
            </Row>
          )}
        </EachItem>
      </tbody>
    </TableFrame>
  );
}

const NAME_LOOK = "inline-block max-w-full break-words sm:max-w-64 sm:min-w-28";

function OperatorCell({ record: { operatorId, operatorEmail } }: { record: AuditRecord }) {
  if (operatorId === null) return <span className="text-ink-muted">Not signed in</span>;
  return (
    <Link to={paths.audit({ about: operatorId })} className={`${linkStyle()} ${NAME_LOOK}`}>
      {operatorEmail ?? operatorId}
    </Link>
  );
}

/** Links to the user where there is one, else to all entries about the same target. */
function TargetCell({ record: { action, subject, subjectName } }: { record: AuditRecord }) {
  if (subject === null) return <NoValue />;
  if (isClaimId(subject)) return <span className={NAME_LOOK}>“{claimText(subject)}”</span>;
  const text = subjectName ?? subject;
  if (!isAuditId(subject)) return <span className={NAME_LOOK}>{text}</span>;
  const isPerson = action.startsWith("access.") && subjectName !== null;
  return (
    <Link
      to={isPerson ? paths.users({ user: subject }) : paths.audit({ about: subject })}
      className={`${linkStyle()} ${NAME_LOOK} ${subjectName === null ? "text-xs" : ""}`}
    >
      {text}
    </Link>
  );
}

function Detail({ detail }: Pick<AuditRecord, "detail">) {
  const details = formatDetail(detail);
  if (details.length === 0) return <NoValue />;
  return (
    <span className="flex min-w-0 flex-col sm:max-w-80 sm:min-w-40 gap-0.5 break-words text-ink-muted">
      {details.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}
