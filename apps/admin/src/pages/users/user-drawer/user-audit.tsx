import type { UserDetail } from "@cosmic/contracts";
import { formatAction, formatDetail } from "../../../shared/format/format-audit.ts";
import { Timestamp } from "../../../shared/format/timestamp.tsx";
import { DrawerEntry, DrawerSection } from "./drawer-section.tsx";

interface UserAuditProps {
  entries: UserDetail["audit"];
}

/** What operators have done to a person's account. */
export function UserAudit({ entries }: UserAuditProps) {
  return (
    <DrawerSection title="Audit trail" count={entries.length} empty="No operator has acted here.">
      {entries.map(({ at, operatorEmail, action, detail }) => (
        <DrawerEntry key={at + action}>
          <span>{formatAction(action)}</span>
          {formatDetail(detail).map((words) => (
            <span key={words} className="break-words text-ink-muted">
              {words}
            </span>
          ))}
          <span className="break-words text-ink-muted">
            <Timestamp at={at} />, {operatorEmail ?? "nobody signed in"}
          </span>
        </DrawerEntry>
      ))}
    </DrawerSection>
  );
}
