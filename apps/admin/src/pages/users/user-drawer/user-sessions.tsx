import type { UserDetail } from "@cosmic/contracts";
import { Timestamp } from "../../../shared/format/timestamp.tsx";
import { DrawerEntry, DrawerSection } from "./drawer-section.tsx";

/** The browsers a user is signed in with. */
export function UserSessions({ sessions }: Pick<UserDetail, "sessions">) {
  return (
    <DrawerSection title="Sessions" count={sessions.length} empty="Not signed in anywhere.">
      {sessions.map(({ createdAt, lastUsedAt }) => (
        <DrawerEntry key={createdAt + lastUsedAt}>
          <span>
            Signed in <Timestamp at={createdAt} />
          </span>
          <span className="text-ink-muted">
            Last used <Timestamp at={lastUsedAt} />
          </span>
        </DrawerEntry>
      ))}
    </DrawerSection>
  );
}
