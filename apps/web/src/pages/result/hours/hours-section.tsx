import type { GeneratedProfile } from "@cosmic/contracts";
import { formatBirthHours } from "@cosmic/domain/hours";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { LoadFailure } from "../../../shared/feedback/load-failure.tsx";
import { lazyComponent } from "../../../shell/lazy-component.tsx";
import { PageErrorBoundary } from "../../../shell/page-error-boundary.tsx";
import type { FailureCause } from "../../../shell/page-failure.tsx";
import { hoursQuery } from "../load/queries.ts";

const lazyExplorer = lazyComponent(
  async () => (await import("./hours-explorer.tsx")).HoursExplorer,
);

/** The hours of a birth whose time is not known to the minute; nothing for any other. */
export function HoursSection({ profile }: { profile: GeneratedProfile }) {
  const { birthDate, birthTime, birthHours, place, slug } = profile;
  if (birthTime !== null || !place) return null;
  return (
    <section aria-labelledby="birth-hours" className="flex flex-col gap-10 print:block">
      <div className="flex flex-col gap-3">
        <h2 id="birth-hours" className="text-3xl break-after-avoid">
          {birthHours ? "The hours you may have been born" : "Your day, hour by hour"}
        </h2>
        <p className="measure text-ink-muted">
          {birthHours
            ? `You said: ${formatBirthHours(birthHours)}. `
            : "Your birth time is not known, so every minute of the day is possible. "}
          What the report states as fact holds at every one of these minutes. Here is what changes
          within them, and when.
        </p>
      </div>
      <Hours slug={slug} birthDate={birthDate} />
    </section>
  );
}

function Hours({ slug, birthDate }: Pick<GeneratedProfile, "slug" | "birthDate">) {
  const { data, error, isFetching, refetch } = useQuery(hoursQuery(slug));
  if (error !== null) {
    return <LoadFailure what="The hours" isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <HoursLoading />;
  if (data === null) return <p className="text-ink-muted">There are no hours to show.</p>;
  return (
    <div className="flex flex-col gap-8 print:block">
      {data.notes.length === 0 ? null : (
        <ul className="measure flex flex-col gap-2 border-l-4 border-brass-line pl-5 text-ink-muted">
          {data.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <PageErrorBoundary renderInstead={(cause) => <NoDial cause={cause} />}>
        <Suspense fallback={<HoursLoading />}>
          <lazyExplorer.Component birthDate={birthDate} hours={data} />
        </Suspense>
      </PageErrorBoundary>
    </div>
  );
}

const HoursLoading = () => (
  <SkeletonGroup label="Loading the hours">
    <Skeleton lines={8} />
  </SkeletonGroup>
);

/** Shown when the dial cannot be; the report around it stays. */
function NoDial({ cause }: { cause: FailureCause }) {
  return (
    <p role="alert" className="measure font-sans text-signal">
      {cause === "not-loaded"
        ? "The dial could not be loaded. Check your connection, then reload the page."
        : "The dial cannot be shown. This is our mistake, and we have been told about it."}
    </p>
  );
}
