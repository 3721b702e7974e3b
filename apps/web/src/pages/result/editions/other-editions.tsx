import type { GeneratedProfile } from "@cosmic/contracts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyComponent } from "../../../shell/lazy-component.tsx";
import { PageErrorBoundary } from "../../../shell/page-error-boundary.tsx";
import { listQuery } from "../load/queries.ts";
import { findOtherEditions } from "./find-editions.ts";

const lazyNotes = lazyComponent(async () => (await import("./edition-notes.tsx")).EditionNotes);

/** Says that the owner has this report for another time or place of the same birth, and what has changed between them. */
export function OtherEditions({ profile }: { profile: GeneratedProfile }) {
  const { data } = useQuery(listQuery);
  const found = findOtherEditions(data ?? [], profile);
  if (!found.before && !found.after) return null;
  return (
    <PageErrorBoundary renderInstead={() => null}>
      <Suspense fallback={null}>
        <lazyNotes.Component {...found} profile={profile} />
      </Suspense>
    </PageErrorBoundary>
  );
}
