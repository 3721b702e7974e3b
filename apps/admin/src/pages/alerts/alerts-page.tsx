import type { Alert } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { AutoRefreshSwitch } from "../../shared/auto-refresh.tsx";
import { EachItem } from "../../shared/feedback/each-item.tsx";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { StaleNotice } from "../../shared/feedback/stale-notice.tsx";
import { Unreadable } from "../../shared/feedback/unreadable.tsx";
import { alertsQuery, countOpen } from "../../shared/open-alerts.ts";
import { StatCard, StatCards } from "../../shared/stat-card.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { AlertItem } from "./alert-item.tsx";
import { TraceDrawing } from "./trace-drawing.tsx";
import { useHealthCheck } from "./use-alert-actions.ts";

/** The alerts, open and resolved, and the health check. */
export function AlertsPage() {
  const alerts = useQuery(alertsQuery);
  const check = useHealthCheck();
  return (
    <section aria-labelledby="alerts" className="flex flex-col gap-8">
      <PageTitle>Alerts</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <SectionHeading id="alerts" level={1} numeral="II" title="Funnel Health Monitor" />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            busy={check.isPending}
            onClick={() => {
              check.mutate();
            }}
          >
            Run Health Check
          </Button>
          <AutoRefreshSwitch />
        </div>
      </div>
      <Counters alerts={alerts} />
      <section aria-labelledby="system-alerts" className="flex flex-col gap-4">
        <h2 id="system-alerts" className="text-2xl">
          System Alerts
        </h2>
        <AlertList alerts={alerts} />
      </section>
    </section>
  );
}

interface AlertsProps {
  alerts: UseQueryResult<Alert[]>;
}

function Counters({ alerts: { data, error } }: AlertsProps) {
  const open = data && countOpen(data);
  const missing = error === null ? undefined : null;
  return (
    <StatCards>
      <StatCard
        title="High Severity"
        value={open ? String(open.high) : missing}
        isAlarming={open !== undefined && open.high > 0}
      />
      <StatCard title="Medium Severity" value={open ? String(open.medium) : missing} />
      <StatCard title="Active Alerts" value={open ? String(open.active) : missing} />
    </StatCards>
  );
}

function AlertList({ alerts }: AlertsProps) {
  const { data, error } = alerts;
  if (data === undefined) {
    if (error === null) {
      return (
        <SkeletonGroup label="Loading alerts">
          <Card>
            <Skeleton lines={3} />
          </Card>
        </SkeletonGroup>
      );
    }
    return (
      <LoadFailure
        what="The alerts"
        error={error}
        failedAt={alerts.errorUpdatedAt}
        isRetrying={alerts.isFetching}
        onRetry={() => void alerts.refetch()}
      />
    );
  }
  return (
    <>
      {error !== null ? <StaleNotice loadedAt={alerts.dataUpdatedAt} /> : null}
      {data.length === 0 ? (
        <Card corners padding="none">
          <EmptyState
            level={3}
            figure={<TraceDrawing />}
            title="All Systems Healthy"
            description="The latest health check found no problems."
          />
        </Card>
      ) : (
        <ul className="m-0 flex list-none flex-col gap-4 p-0">
          <EachItem
            items={data}
            getKey={({ id }) => id}
            broken={
              <Card as="li">
                <Unreadable what="This alert" />
              </Card>
            }
          >
            {(alert) => <AlertItem alert={alert} />}
          </EachItem>
        </ul>
      )}
    </>
  );
}
