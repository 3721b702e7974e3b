import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { PageTitle } from "../../shell/page-title.tsx";
import { RegisterFigure } from "./register-figure.tsx";

/** The place of the user list. */
export function UsersPage() {
  return (
    <section aria-labelledby="users" className="flex flex-col gap-8">
      <PageTitle>Users</PageTitle>
      <SectionHeading id="users" level={1} numeral="I" title="Users" />
      <Card corners padding="none">
        <EmptyState
          figure={<RegisterFigure />}
          title="Not available yet"
          description="People, their access and a search for them have their place here. So far nothing can be looked up or changed from this panel."
        />
      </Card>
    </section>
  );
}
