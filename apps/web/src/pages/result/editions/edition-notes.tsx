import type { Blueprint, GeneratedProfile } from "@cosmic/contracts";
import { formatBirthHours } from "@cosmic/domain/hours";
import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../paths.ts";
import { Link } from "../../../router.ts";
import { formatDay } from "../../../shared/dates/format-instant.ts";
import { LoadFailure } from "../../../shared/feedback/load-failure.tsx";
import { useProfileQuery } from "../load/use-report.ts";
import { EditionChanges } from "./edition-changes.tsx";
import type { OtherEditions } from "./find-editions.ts";

interface EditionNotesProps extends OtherEditions {
  profile: GeneratedProfile;
}

/** Leads to the edition after this one, or else lists what has changed since the one before. */
export function EditionNotes({ before, after, profile }: EditionNotesProps) {
  if (after) return <Newer edition={after} />;
  return before ? <Older edition={before} profile={profile} /> : null;
}

function Newer({ edition }: { edition: Blueprint }) {
  return (
    <div className="print:hidden">
      <Notice
        title="You have a newer edition of this report"
        action={
          <Button asChild variant="secondary">
            <Link to={paths.result({ slug: edition.slug })}>Open the newer edition</Link>
          </Button>
        }
      >
        It was written on {formatDay(edition.generatedAt)} for {describeBirth(edition)}. This one
        stays as it is.
      </Notice>
    </div>
  );
}

function Older({ edition, profile }: { edition: Blueprint; profile: GeneratedProfile }) {
  const { data, error, isFetching, refetch } = useQuery(useProfileQuery(edition.slug));
  return (
    <section
      aria-labelledby="edition-changes"
      className="flex flex-col gap-6 border-l-4 border-brass-line bg-raised px-5 py-6 print:hidden"
    >
      <div className="flex flex-col gap-3">
        <h2 id="edition-changes" className="text-2xl">
          What changed in this edition
        </h2>
        <p className="measure text-ink-muted">
          This edition is for {describeBirth(profile)}. The one before, of{" "}
          {formatDay(edition.generatedAt)}, is for {describeBirth(edition)}; it stays as it is.
        </p>
      </div>
      {error !== null ? (
        <LoadFailure
          what="The edition before"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <EditionChanges before={data} after={profile} />
      )}
      <div>
        <Button asChild variant="secondary">
          <Link to={paths.result({ slug: edition.slug })}>Open the edition before</Link>
        </Button>
      </div>
    </section>
  );
}

const Loading = () => (
  <SkeletonGroup label="Comparing the two editions">
    <Skeleton lines={4} />
  </SkeletonGroup>
);

/** "a birth at 07:00 in Lisbon", "a birth in the morning in Lisbon", "a birth at a time that is not known". */
function describeBirth({
  birthTime,
  birthHours,
  place,
}: Pick<Blueprint, "birthTime" | "birthHours" | "place">): string {
  const when = birthTime
    ? `at ${birthTime}`
    : birthHours
      ? formatBirthHours(birthHours)
      : "at a time that is not known";
  return `a birth ${when}${place ? `, in ${place.name}` : ""}`;
}
