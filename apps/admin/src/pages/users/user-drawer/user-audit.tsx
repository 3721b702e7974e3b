import type { UserDetail } from "@cosmic/contracts";
import { formatAction, formatDetail } from "../../../shared/format/format-audit.ts";
import { Timestamp } from "../../../shared/format/timestamp.tsx";
import { DrawerEntry, DrawerSection } from "./drawer-section.tsx";

interface UserAuditProps {
  entries: UserDetail["audit"];
}

/** Operators' actions on a user's account. */
export function UserAudit({ entries }: UserAuditProps) {
  return (
    <DrawerSection title="Audit trail" count={entries.length} empty="No operator actions yet.">
      {entries.map(({ at, operatorEmail, action, detail }) => (
        <DrawerEntry key={at + action}>
          <span>{formatAction(action)}</span>
          {formatDetail(detail).map((text) => (
            <span key={text} className="break-words text-ink-muted">
              {text}
            </span>
          ))}
          <span className="break-words text-ink-muted">
            <Timestamp at={at} />, {operatorEmail ?? "not signed in"}
          </span>
        </DrawerEntry>
      ))}
    </DrawerSection>
  );
}
