import type { ErrorGroup } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListPage } from "../../api/list-page.ts";
import { LoadFailure } from "../../shared/load-failure/load-failure.tsx";
import { StaleNote } from "../../shared/load-failure/stale-note.tsx";
import { Pager } from "../../shared/paging/pager.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { ErrorsTable } from "./errors-table.tsx";
import { errorsQuery } from "./queries.ts";

/** What went wrong for readers and on the server, failures of the same kind as one. */
export function ErrorsPage() {
  const [cursors, setCursors] = useState<Cursors>([null]);
  const errors = useQuery(errorsQuery(cursors.at(-1) ?? null));
  return (
    <section aria-labelledby="errors" className="flex flex-col gap-8">
      <PageTitle>Errors</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <SectionHeading
          id="errors"
          level={1}
          numeral="V"
          title="Errors"
          lead="What browsers and the server reported, failures of the same kind as one, the last seen first."
        />
        <Button
          variant="secondary"
          size="sm"
          busy={errors.isRefetching}
          onClick={() => void errors.refetch()}
        >
          Refresh
        </Button>
      </div>
      <ErrorList errors={errors} cursors={cursors} onCursorsChange={setCursors} />
    </section>
  );
}

/** One cursor for every page up to the one on show; the first page has none. */
type Cursors = readonly (string | null)[];

interface ErrorListProps {
  errors: UseQueryResult<ListPage<ErrorGroup>>;
  cursors: Cursors;
  onCursorsChange: (cursors: Cursors) => void;
}

function ErrorList({ errors, cursors, onCursorsChange }: ErrorListProps) {
  const { data, error, isPlaceholderData } = errors;
  const page = cursors.length;
  const toFirstPage = () => {
    onCursorsChange([null]);
  };
  if (data === undefined || (error !== null && isPlaceholderData)) {
    if (error === null) {
      return (
        <SkeletonGroup label="Loading errors">
          <Skeleton lines={6} />
        </SkeletonGroup>
      );
    }
    return (
      <LoadFailure
        what="The errors"
        error={error}
        failedAt={errors.errorUpdatedAt}
        isRetrying={errors.isFetching}
        onRetry={() => void errors.refetch()}
        onFirstPage={page > 1 ? toFirstPage : undefined}
      />
    );
  }
  const { rows, nextCursor } = data;
  return (
    <div className="flex flex-col gap-4">
      {error !== null ? <StaleNote loadedAt={errors.dataUpdatedAt} /> : null}
      {rows.length > 0 ? (
        <ErrorsTable errors={rows} busy={isPlaceholderData} />
      ) : (
        <Card corners padding="none">
          <EmptyState
            title={page === 1 ? "No errors reported" : "Nothing is left on this page"}
            description={
              page === 1 ? "Whatever fails in a browser or on the server appears here." : undefined
            }
            action={
              page === 1 ? undefined : (
                <Button variant="secondary" onClick={toFirstPage}>
                  To the first page
                </Button>
              )
            }
          />
        </Card>
      )}
      <Pager
        page={page}
        hasNext={nextCursor !== null}
        busy={isPlaceholderData}
        onPrevious={() => {
          onCursorsChange(cursors.slice(0, -1));
        }}
        onNext={() => {
          onCursorsChange([...cursors, nextCursor]);
        }}
      />
    </div>
  );
}
