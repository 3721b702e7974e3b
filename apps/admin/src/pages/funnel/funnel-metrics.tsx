import type { FunnelSummary } from "@cosmic/contracts";
import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { Skeleton } from "@cosmic/ui/skeleton";
import { type ReactNode, Suspense, useId } from "react";
import { DaysChart, StepsChart } from "./lazy-charts.ts";
import { StepsTable } from "./steps-table.tsx";
import { useWideScreen } from "./use-wide-screen.ts";
import { VisitsTable } from "./visits-table.tsx";

interface FunnelMetricsProps {
  report: FunnelSummary;
  /** Another range is loading. */
  busy: boolean;
}

/** The funnel as charts and, with the same numbers, as tables. */
export function FunnelMetrics({ report: { steps, days, sources }, busy }: FunnelMetricsProps) {
  if (steps.every(({ visits }) => visits === 0)) {
    return (
      <Card corners padding="none">
        <EmptyState
          title="No visits on these days"
          description="Visits are counted from their first step."
        />
      </Card>
    );
  }
  return (
    <div aria-busy={busy} className="flex flex-col gap-12">
      <Part title="By step">
        <Drawing>
          <StepsChart steps={steps} />
        </Drawing>
        <StepsTable steps={steps} />
        <p className="measure font-sans text-sm text-ink-muted">
          Payments are counted on the day they were made. A payment that was refunded later still
          counts.
        </p>
        {steps.some(({ stepConversion }) => (stepConversion ?? 0) > 1) ? (
          <p className="measure font-sans text-sm text-ink-muted">
            A rate above 100% includes visits that skipped the step before: visitors who know their
            type skip the questions, and users who have paid open the full report without paying
            again.
          </p>
        ) : null}
      </Part>
      <Part title="By day">
        <Drawing>
          <DaysChart days={days} />
        </Drawing>
        <VisitsTable
          label="Visits by day"
          rowTitle="Day"
          rows={days.map(({ day, visits }) => ({ name: day, visits })).toReversed()}
        />
      </Part>
      <Part title="By source">
        <VisitsTable
          label="Visits by source"
          rowTitle="Source"
          rows={sources.map(({ source, visits }) => ({ name: source, visits }))}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Charts repeat what the tables say, so small screens leave them out. */
function Drawing({ children }: { children: ReactNode }) {
  if (!useWideScreen()) return null;
  return (
    <div aria-hidden="true">
      <Suspense fallback={<Skeleton shape="block" />}>{children}</Suspense>
    </div>
  );
}
