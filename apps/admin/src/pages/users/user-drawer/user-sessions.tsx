import type { UserDetail } from "@cosmic/contracts";
import { Moment } from "../../../shared/moment/moment.tsx";
import { DrawerEntry, DrawerSection } from "./drawer-section.tsx";

/** Where a person is signed in. */
export function UserSessions({ sessions }: Pick<UserDetail, "sessions">) {
  return (
    <DrawerSection title="Sessions" count={sessions.length} empty="Not signed in anywhere.">
      {sessions.map(({ createdAt, lastUsedAt }) => (
        <DrawerEntry key={createdAt + lastUsedAt}>
          <span>
            Since <Moment at={createdAt} />
          </span>
          <span className="text-ink-muted">
            Last used <Moment at={lastUsedAt} />
          </span>
        </DrawerEntry>
      ))}
    </DrawerSection>
  );
}
