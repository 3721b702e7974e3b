import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { LoadFailure } from "../feedback/load-failure.tsx";
import { StaleNotice } from "../feedback/stale-notice.tsx";
import type { ListPosition } from "./list-position.ts";
import { Pager } from "./pager.tsx";

/** What the client returns for a list that comes in pages. */
interface ListPage<Row> {
  body: Row[];
  page: { readonly nextCursor: string | null };
}

interface PagedListProps<Row> {
  /** The start of the message shown when loading fails: "The errors". */
  what: string;
  list: UseQueryResult<ListPage<Row>>;
  position: ListPosition;
  /** Shown where the list has no rows at all. */
  empty: ComponentProps<typeof EmptyState>;
  children: (rows: Row[], isBusy: boolean) => ReactNode;
}

/** One page of a list, or its loading, failed or empty state. */
export function PagedList<Row>({ what, list, position, empty, children }: PagedListProps<Row>) {
  const { data, error, isPlaceholderData } = list;
  const { page, toFirst } = position;
  if (data === undefined || (error !== null && isPlaceholderData)) {
    if (error === null) {
      return (
        <SkeletonGroup label={`Loading: ${what}`}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      );
    }
    return (
      <LoadFailure
        what={what}
        error={error}
        failedAt={list.errorUpdatedAt}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
        onFirstPage={page > 1 ? toFirst : undefined}
      />
    );
  }
  const { nextCursor } = data.page;
  return (
    <div className="flex flex-col gap-4">
      {error !== null ? <StaleNotice loadedAt={list.dataUpdatedAt} /> : null}
      {data.body.length > 0 ? (
        children(data.body, isPlaceholderData)
      ) : (
        <Card corners padding="none">
          {page === 1 ? (
            <EmptyState {...empty} />
          ) : (
            <EmptyState
              figure={empty.figure}
              title="Nothing left on this page"
              action={
                <Button variant="secondary" onClick={toFirst}>
                  Go to the first page
                </Button>
              }
            />
          )}
        </Card>
      )}
      <Pager
        page={page}
        hasNext={nextCursor !== null}
        busy={isPlaceholderData}
        onPrevious={position.toPrevious}
        onNext={() => {
          if (nextCursor !== null) position.toNext(nextCursor);
        }}
      />
    </div>
  );
}
