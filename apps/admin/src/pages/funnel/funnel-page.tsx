import { toCalendarDate } from "@cosmic/domain";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "../../router.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { readRange } from "./day-range.ts";
import { FunnelMetrics } from "./funnel-metrics.tsx";
import { funnelQuery } from "./queries.ts";
import { RangeForm } from "./range-form.tsx";

/** How far visits get, from the landing page to the full report. */
export function FunnelPage() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => toCalendarDate(Date.now()));
  const range = readRange(params, today);
  const funnel = useQuery(funnelQuery(range));
  const { data, error, isPlaceholderData } = funnel;
  return (
    <section aria-labelledby="funnel" className="flex flex-col gap-8">
      <PageTitle>Funnel</PageTitle>
      <SectionHeading
        id="funnel"
        level={1}
        numeral="III"
        title="Funnel"
        lead="How far visits get. Days are in UTC. Payments are counted from purchases, everything else from browser events."
      />
      <RangeForm
        range={range}
        today={today}
        onChange={({ from, to }) => {
          setParams({ from, to }, { replace: true });
        }}
      />
      {error !== null && (data === undefined || isPlaceholderData) ? (
        <LoadFailure
          what="The funnel"
          error={error}
          failedAt={funnel.errorUpdatedAt}
          isRetrying={funnel.isFetching}
          onRetry={() => void funnel.refetch()}
        />
      ) : data === undefined ? (
        <SkeletonGroup label="Loading the funnel">
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : (
        <FunnelMetrics report={data} busy={isPlaceholderData} />
      )}
    </section>
  );
}
