import { SectionHeading } from "@cosmic/ui/section-heading";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { ClaimRow } from "./claim-row.tsx";
import { claimsQuery } from "./queries.ts";

/** What the public pages state, on whose word, and a switch for each statement. */
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
        lead="What the public pages state, and on whose word. A switch takes effect at once: whoever opens a page from then on reads it so."
      />
      <p className="measure font-sans text-sm text-ink-muted">
        Some texts are no claims of this list and stay whatever it says: the note “(Completely free
        to start)” at the first button; and what search engines and previews of links read, which
        says “Free to start” and how long the quiz takes. Those change with the site’s own code
        only.
      </p>
      {data ? (
        <ul className="m-0 flex list-none flex-col gap-3 p-0">
          {data.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
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
