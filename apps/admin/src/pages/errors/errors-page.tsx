import { SEVERITIES, type Severity } from "@cosmic/contracts/severities";
import { Button } from "@cosmic/ui/button";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { useNavigate, useSearchParams } from "../../router.ts";
import { useListPosition } from "../../shared/paging/list-position.ts";
import { PagedList } from "../../shared/paging/paged-list.tsx";
import { RefreshButton } from "../../shared/paging/refresh-button.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { ErrorsTable } from "./errors-table.tsx";
import { errorsQuery } from "./queries.ts";

/** Failures of browsers and the server, grouped by kind. */
export function ErrorsPage() {
  const [params] = useSearchParams();
  const severity = SEVERITIES.find((each) => each === params.get("severity"));
  const position = useListPosition();
  const errors = useQuery(errorsQuery(severity, position.cursor));
  return (
    <section aria-labelledby="errors" className="flex flex-col gap-8">
      <PageTitle>Errors</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <SectionHeading
          id="errors"
          level={1}
          numeral="V"
          title="Errors"
          lead="Failures reported by browsers and the server, grouped by kind, most recent first. Rejected requests, such as a mistyped password, have medium severity."
        />
        <div className="flex flex-wrap items-center gap-3">
          <SeverityFilter chosen={severity} />
          <RefreshButton list={errors} />
        </div>
      </div>
      <PagedList
        what="The errors"
        list={errors}
        position={position}
        empty={{
          title: severity === undefined ? "No errors reported" : `No ${severity} errors reported`,
          description: "Failures in a browser or on the server appear here.",
        }}
      >
        {(rows, isBusy) => <ErrorsTable errors={rows} busy={isBusy} />}
      </PagedList>
    </section>
  );
}

function SeverityFilter({ chosen }: { chosen: Severity | undefined }) {
  const navigate = useNavigate();
  return (
    <fieldset className="m-0 flex flex-wrap gap-2 border-0 p-0">
      <legend className="sr-only">Severity</legend>
      {[undefined, ...SEVERITIES].map((severity) => (
        <Button
          key={severity ?? "all"}
          variant={severity === chosen ? "primary" : "secondary"}
          size="sm"
          aria-pressed={severity === chosen}
          onClick={() => void navigate(paths.errors({ severity }), { replace: true })}
        >
          {severity ?? "All"}
        </Button>
      ))}
    </fieldset>
  );
}
