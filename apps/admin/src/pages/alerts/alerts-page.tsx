import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { PageTitle } from "../../shell/page-title.tsx";
import { TraceFigure } from "./trace-figure.tsx";

/** The place of health checks and the alerts they raise. */
export function AlertsPage() {
  return (
    <section aria-labelledby="alerts" className="flex flex-col gap-8">
      <PageTitle>Alerts</PageTitle>
      <SectionHeading id="alerts" level={1} numeral="II" title="Funnel Health Monitor" />
      <Card corners padding="none">
        <EmptyState
          figure={<TraceFigure />}
          title="Not available yet"
          description="Health checks and the alerts they raise have their place here. No check runs so far, so this page says nothing about the health of the product."
        />
      </Card>
    </section>
  );
}
