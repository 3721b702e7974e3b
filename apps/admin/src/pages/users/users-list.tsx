import type { User } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { EmptyState } from "@cosmic/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ListPage } from "../../api/list-page.ts";
import { LoadFailure } from "../../shared/load-failure/load-failure.tsx";
import { StaleNote } from "../../shared/load-failure/stale-note.tsx";
import { Pager } from "../../shared/paging/pager.tsx";
import { RegisterFigure } from "./register-figure.tsx";
import type { RowDeeds } from "./user-columns.tsx";
import { UsersTable } from "./users-table.tsx";
import type { UsersStep, UsersView } from "./users-view.ts";

interface UsersListProps {
  users: UseQueryResult<ListPage<User>>;
  view: UsersView;
  step: (step: UsersStep) => void;
  onForgetSearch: () => void;
  deeds: RowDeeds;
}

/** One page of people, or what stands in its place. */
export function UsersList({ users, view, step, onForgetSearch, deeds }: UsersListProps) {
  const { data, error, isFetching, isPlaceholderData } = users;
  const page = view.cursors.length;
  const toFirstPage = () => {
    step({ to: "first" });
  };
  if (data === undefined || (error !== null && isPlaceholderData)) {
    if (error === null) return <UsersSkeleton />;
    return (
      <LoadFailure
        what="The users"
        error={error}
        failedAt={users.errorUpdatedAt}
        isRetrying={isFetching}
        onRetry={() => void users.refetch()}
        onFirstPage={page > 1 ? toFirstPage : undefined}
      />
    );
  }
  const { rows, nextCursor } = data;
  return (
    <>
      {error !== null ? <StaleNote loadedAt={users.dataUpdatedAt} /> : null}
      {rows.length === 0 ? (
        <Card corners padding="none">
          <NobodyHere
            isLaterPage={page > 1}
            search={view.search}
            onFirstPage={toFirstPage}
            onForgetSearch={onForgetSearch}
          />
        </Card>
      ) : (
        <UsersTable
          users={rows}
          view={view}
          busy={isPlaceholderData}
          onOrder={(sort, direction) => {
            step({ to: "order", sort, direction });
          }}
          deeds={deeds}
        />
      )}
      <Pager
        page={page}
        hasNext={nextCursor !== null}
        busy={isPlaceholderData}
        onPrevious={() => {
          step({ to: "previous" });
        }}
        onNext={() => {
          if (nextCursor !== null) step({ to: "next", cursor: nextCursor });
        }}
      />
    </>
  );
}

interface NobodyHereProps {
  isLaterPage: boolean;
  search: string;
  onFirstPage: () => void;
  onForgetSearch: () => void;
}

function NobodyHere({ isLaterPage, search, onFirstPage, onForgetSearch }: NobodyHereProps) {
  if (isLaterPage) {
    return (
      <EmptyState
        figure={<RegisterFigure />}
        title="Nobody is left on this page"
        action={
          <Button variant="secondary" onClick={onFirstPage}>
            To the first page
          </Button>
        }
      />
    );
  }
  if (search !== "") {
    return (
      <EmptyState
        figure={<RegisterFigure />}
        title="No users found"
        description={
          <p className="break-words">
            Nobody’s email, first name, last name or full name has “{search}” in it.
          </p>
        }
        action={
          <Button variant="secondary" onClick={onForgetSearch}>
            Clear the search
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      figure={<RegisterFigure />}
      title="No users yet"
      description="Whoever signs up appears here."
    />
  );
}

function UsersSkeleton() {
  return (
    <SkeletonGroup label="Loading users">
      <Card padding="md">
        <div className="flex flex-col gap-6">
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} />
          ))}
        </div>
      </Card>
    </SkeletonGroup>
  );
}
