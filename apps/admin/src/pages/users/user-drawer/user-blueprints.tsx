import type { UserDetail } from "@cosmic/contracts";
import { Badge } from "@cosmic/ui/badge";
import { Timestamp } from "../../../shared/format/timestamp.tsx";
import { DrawerEntry, DrawerSection } from "./drawer-section.tsx";

/** A user's blueprints, without their texts, which are private. */
export function UserBlueprints({ blueprints }: Pick<UserDetail, "blueprints">) {
  return (
    <DrawerSection title="Blueprints" count={blueprints.length} empty="No blueprints yet.">
      {blueprints.map(({ id, mbtiType, sunSign, archetype, isPaid, generatedAt }) => (
        <DrawerEntry key={id}>
          <div className="flex items-start justify-between gap-3">
            <span>
              {archetype}, {mbtiType}, Sun in {sunSign}
            </span>
            {isPaid ? <Badge variant="metal">Complete</Badge> : <Badge>Preview</Badge>}
          </div>
          <span className="text-ink-muted">
            <Timestamp at={generatedAt} />
          </span>
        </DrawerEntry>
      ))}
    </DrawerSection>
  );
}
