import type { UserDetail } from "@cosmic/contracts";
import { actionWords, detailWords } from "../../../shared/audit-words/audit-words.ts";
import { Moment } from "../../../shared/moment/moment.tsx";
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
          <span>{actionWords(action)}</span>
          {detailWords(detail).map((words) => (
            <span key={words} className="break-words text-ink-muted">
              {words}
            </span>
          ))}
          <span className="break-words text-ink-muted">
            <Moment at={at} />, {operatorEmail ?? "nobody signed in"}
          </span>
        </DrawerEntry>
      ))}
    </DrawerSection>
  );
}
