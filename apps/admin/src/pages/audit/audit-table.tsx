import type { AuditRecord } from "@cosmic/contracts";
import { claimText, isClaimId } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { actionWords, detailWords } from "../../shared/audit-words/audit-words.ts";
import {
  Cell,
  ColumnHead,
  NoValue,
  Row,
  TableFrame,
  TableHead,
} from "../../shared/data-table/data-table.tsx";
import { Moment } from "../../shared/moment/moment.tsx";
import { isAuditId } from "./audit-filters.tsx";

interface AuditTableProps {
  records: AuditRecord[];
  busy: boolean;
}

/** Entries of the audit log as rows. */
export function AuditTable({ records, busy }: AuditTableProps) {
  return (
    <TableFrame label="Audit log" busy={busy} isLong>
      <TableHead>
        <tr>
          <ColumnHead>When</ColumnHead>
          <ColumnHead>Who</ColumnHead>
          <ColumnHead>What</ColumnHead>
          <ColumnHead>Whom</ColumnHead>
          <ColumnHead>Detail</ColumnHead>
        </tr>
      </TableHead>
      <tbody>
        {records.map((record) => (
          <Row key={record.id}>
            <Cell>
              <span className="block min-w-24 sm:whitespace-nowrap">
                <Moment at={record.at} />
              </span>
            </Cell>
            <Cell>
              <Who record={record} />
            </Cell>
            <Cell isHead>
              <span className="block min-w-36">{actionWords(record.action)}</span>
            </Cell>
            <Cell>
              <Whom record={record} />
            </Cell>
            <Cell>
              <Detail detail={record.detail} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </TableFrame>
  );
}

const NAME_LOOK = "inline-block max-w-64 min-w-28 break-words";

function Who({ record: { operatorId, operatorEmail } }: { record: AuditRecord }) {
  if (operatorId === null) return <span className="text-ink-muted">Nobody signed in</span>;
  return (
    <Link to={paths.audit({ about: operatorId })} className={`${linkStyle()} ${NAME_LOOK}`}>
      {operatorEmail ?? operatorId}
    </Link>
  );
}

/** Leads to the person where there is one, else to all that was done to the same. */
function Whom({ record: { action, subject, subjectName } }: { record: AuditRecord }) {
  if (subject === null) return <NoValue />;
  if (isClaimId(subject)) return <span className={NAME_LOOK}>“{claimText(subject)}”</span>;
  const words = subjectName ?? subject;
  if (!isAuditId(subject)) return <span className={NAME_LOOK}>{words}</span>;
  const isPerson = action.startsWith("access.") && subjectName !== null;
  return (
    <Link
      to={isPerson ? paths.users({ user: subject }) : paths.audit({ about: subject })}
      className={`${linkStyle()} ${NAME_LOOK} ${subjectName === null ? "text-xs" : ""}`}
    >
      {words}
    </Link>
  );
}

function Detail({ detail }: Pick<AuditRecord, "detail">) {
  const particulars = detailWords(detail);
  if (particulars.length === 0) return <NoValue />;
  return (
    <span className="flex max-w-80 min-w-40 flex-col gap-0.5 break-words text-ink-muted">
      {particulars.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  );
}
