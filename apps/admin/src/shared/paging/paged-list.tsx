import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListPage } from "../../api/list-page.ts";
import { LoadFailure } from "../load-failure/load-failure.tsx";
import { StaleNote } from "../load-failure/stale-note.tsx";
import { Pager } from "./pager.tsx";

/** One cursor for every page up to the one on show; the first page has none. */
export type Cursors = readonly (string | null)[];

export const FIRST_PAGE: Cursors = [null];

interface PagedListProps<Row> {
  /** "The errors": what a failure to load them names. */
  what: string;
  list: UseQueryResult<ListPage<Row>>;
  cursors: Cursors;
  onCursorsChange: (cursors: Cursors) => void;
  /** Said where there is nothing at all. */
  empty: { title: string; description: string };
  children: (rows: Row[], isBusy: boolean) => ReactNode;
}

/** One page of a list that comes by cursors, or what stands in its place. */
export function PagedList<Row>({
  what,
  list,
  cursors,
  onCursorsChange,
  empty,
  children,
}: PagedListProps<Row>) {
  const { data, error, isPlaceholderData } = list;
  const page = cursors.length;
  const toFirstPage = () => {
    onCursorsChange(FIRST_PAGE);
  };
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
        onFirstPage={page > 1 ? toFirstPage : undefined}
      />
    );
  }
  const { rows, nextCursor } = data;
  return (
    <div className="flex flex-col gap-4">
      {error !== null ? <StaleNote loadedAt={list.dataUpdatedAt} /> : null}
      {rows.length > 0 ? (
        children(rows, isPlaceholderData)
      ) : (
        <Card corners padding="none">
          <EmptyState
            title={page === 1 ? empty.title : "Nothing is left on this page"}
            description={page === 1 ? empty.description : undefined}
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
