import { AUDIT_ACTIONS } from "@cosmic/contracts/audit-actions";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "../../router.ts";
import { useListPosition } from "../../shared/paging/list-position.ts";
import { PagedList } from "../../shared/paging/paged-list.tsx";
import { RefreshButton } from "../../shared/paging/refresh-button.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { AuditFilters, isAuditId } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";
import { type AuditFilter, auditQuery } from "./queries.ts";

/** The filter an address asks for, without invalid values. */
function readFilter(params: URLSearchParams): AuditFilter {
  const action = AUDIT_ACTIONS.find((each) => each === params.get("action"));
  const about = params.get("about") ?? "";
  return { ...(action ? { action } : {}), ...(isAuditId(about) ? { about } : {}) };
}

/** Every operator action and sign-in attempt: time, operator, action and target. */
export function AuditPage() {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const isFiltered = filter.action !== undefined || filter.about !== undefined;
  const position = useListPosition();
  const audit = useQuery(auditQuery(filter, position.cursor));
  return (
    <section aria-labelledby="audit" className="flex flex-col gap-8">
      <PageTitle>Audit</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <SectionHeading
          id="audit"
          level={1}
          numeral="VI"
          title="Audit"
          lead="Operator actions in this panel and on the server, and all sign-in attempts. Newest first."
        />
        <RefreshButton list={audit} />
      </div>
      <AuditFilters key={filter.about ?? ""} filter={filter} />
      <PagedList
        what="The audit log"
        list={audit}
        position={position}
        empty={
          isFiltered
            ? { title: "No matching entries", description: "Try another action or ID." }
            : { title: "No entries yet", description: "The first sign-in will appear here." }
        }
      >
        {(rows, isBusy) => <AuditTable records={rows} busy={isBusy} />}
      </PagedList>
    </section>
  );
}
