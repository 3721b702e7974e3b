import type { FunnelReport } from "@cosmic/contracts";
import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { Skeleton } from "@cosmic/ui/skeleton";
import { type ReactNode, Suspense, useId } from "react";
import { DaysChart, StepsChart } from "./lazy-charts.ts";
import { StepsTable } from "./steps-table.tsx";
import { useWideScreen } from "./use-wide-screen.ts";
import { VisitsTable } from "./visits-table.tsx";

interface FunnelMetricsProps {
  report: FunnelReport;
  /** Other days are being counted. */
  busy: boolean;
}

/** The funnel drawn and, with the same figures, in tables. */
export function FunnelMetrics({ report: { steps, days, sources }, busy }: FunnelMetricsProps) {
  if (steps.every(({ visits }) => visits === 0)) {
    return (
      <Card corners padding="none">
        <EmptyState
          title="No visits on these days"
          description="Every visit to the site is counted from its first step on."
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
          Payments are counted from the books, on the day they were made; one that was refunded
          later stays counted.
        </p>
        {steps.some(({ stepConversion }) => (stepConversion ?? 0) > 1) ? (
          <p className="measure font-sans text-sm text-ink-muted">
            A share above 100% counts visits that skipped the step before: people who know their
            type skip the questions, and who has paid already sees the full report without paying
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

/** A drawing says nothing that the table after it does not; where it cannot be read it is left out. */
function Drawing({ children }: { children: ReactNode }) {
  if (!useWideScreen()) return null;
  return (
    <div aria-hidden="true">
      <Suspense fallback={<Skeleton shape="block" />}>{children}</Suspense>
    </div>
  );
}
