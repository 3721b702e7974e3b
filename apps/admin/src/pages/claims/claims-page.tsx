import { SectionHeading } from "@cosmic/ui/section-heading";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { EachItem } from "../../shared/feedback/each-item.tsx";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { Unreadable } from "../../shared/feedback/unreadable.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { ClaimRow } from "./claim-row.tsx";
import { claimsQuery } from "./queries.ts";

/** The claims on the public pages, their sources, and a switch for each. */
export function ClaimsPage() {
  const claims = useQuery(claimsQuery);
  const { data, error } = claims;
  return (
    <section aria-labelledby="claims" className="flex flex-col gap-8">
      <PageTitle>Claims</PageTitle>
      <SectionHeading
        id="claims"
        level={1}
        numeral="IV"
        title="Claims"
        lead="The claims on the public pages and their sources. A switch takes effect immediately for every page that is opened from then on."
      />
      <p className="measure font-sans text-sm text-ink-muted">
        These switches do not change two texts: the note “(Completely free to start)” next to the
        first button, and the description shown by search engines and link previews, which says
        “Free to start” and how long the quiz takes.
      </p>
      {data ? (
        <ul className="m-0 flex list-none flex-col gap-3 p-0">
          <EachItem
            items={data}
            getKey={({ id }) => id}
            broken={
              <li>
                <Unreadable what="This claim" />
              </li>
            }
          >
            {(claim) => <ClaimRow claim={claim} />}
          </EachItem>
        </ul>
      ) : error === null ? (
        <SkeletonGroup label="Loading claims">
          <Skeleton lines={6} />
        </SkeletonGroup>
      ) : (
        <LoadFailure
          what="The claims"
          error={error}
          failedAt={claims.errorUpdatedAt}
          isRetrying={claims.isFetching}
          onRetry={() => void claims.refetch()}
        />
      )}
    </section>
  );
}
