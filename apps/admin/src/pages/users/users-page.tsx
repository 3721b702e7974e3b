import type { User } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useCallback, useRef, useState } from "react";
import { usePolling } from "../../shared/auto-refresh.tsx";
import { useListPosition } from "../../shared/paging/list-position.ts";
import { PagedList } from "../../shared/paging/paged-list.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { ConfirmUserAction, type UserAction } from "./confirm-user-action.tsx";
import { EmptyUsersDrawing } from "./empty-users-drawing.tsx";
import { formatListSummary } from "./list-summary.ts";
import { PAGE_SIZE, USERS_POLL_MS, usersQuery } from "./queries.ts";
import { SummaryCards } from "./summary-cards.tsx";
import { UserDrawer } from "./user-drawer/user-drawer.tsx";
import { UserSearch } from "./user-search.tsx";
import { UsersTable } from "./users-table.tsx";
import { UsersToolbar } from "./users-toolbar.tsx";
import { useUsersView } from "./users-view.ts";

/** Every account: search, access, export and deletion. */
export function UsersPage() {
  const { view, openUser, setSearch, setOrder, setOpenUser } = useUsersView();
  const position = useListPosition();
  const [action, setAction] = useState<UserAction | null>(null);
  const [isAsking, setAsking] = useState(false);
  const users = useQuery({ ...usersQuery(view, position.cursor), ...usePolling(USERS_POLL_MS) });
  const summary = useRef<HTMLOutputElement>(null);

  const ask = (kind: UserAction["kind"]) => (user: User) => {
    setAction({ kind, user });
    setAsking(true);
  };
  const actions = { onToggle: ask("toggle"), onDelete: ask("delete") };
  const focusSummary = useCallback(() => summary.current?.focus(), []);
  const closeDrawer = () => {
    setOpenUser(null);
  };
  const search = view.search.trim();

  return (
    <section aria-labelledby="users" className="flex flex-col gap-8">
      <PageTitle>Users</PageTitle>
      <SectionHeading id="users" level={1} numeral="I" title="Users" />
      <SummaryCards />
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <UserSearch search={view.search} onSearch={setSearch} />
          <UsersToolbar search={search} />
        </div>
        <output
          ref={summary}
          tabIndex={-1}
          className="figures-table block min-h-6 font-sans text-sm break-words text-ink-muted"
        >
          {users.isPlaceholderData
            ? "Loading…"
            : users.data &&
              formatListSummary({
                shown: users.data.body.length,
                total: users.data.page.total,
                page: position.page,
                pageSize: PAGE_SIZE,
                search,
              })}
        </output>
        <PagedList
          what="The users"
          list={users}
          position={position}
          empty={describeEmptyList(search, () => {
            setSearch("");
          })}
        >
          {(rows, isBusy) => (
            <UsersTable
              users={rows}
              view={view}
              busy={isBusy}
              onOrder={setOrder}
              actions={{ ...actions, onOpen: ({ id }) => setOpenUser(id) }}
            />
          )}
        </PagedList>
      </div>
      <ConfirmUserAction
        action={action}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
        }}
        onDeleted={() => {
          if (openUser) closeDrawer();
          else focusSummary();
        }}
      />
      {openUser ? (
        <UserDrawer
          key={openUser}
          userId={openUser}
          actions={actions}
          onClose={closeDrawer}
          onRowGone={focusSummary}
        />
      ) : null}
    </section>
  );
}

function describeEmptyList(
  search: string,
  onClear: () => void,
): ComponentProps<typeof PagedList>["empty"] {
  const figure = <EmptyUsersDrawing />;
  if (search === "") {
    return { figure, title: "No users yet", description: "New accounts appear here." };
  }
  return {
    figure,
    title: "No users found",
    description: <p className="break-words">No email or name contains “{search}”.</p>,
    action: (
      <Button variant="secondary" onClick={onClear}>
        Clear the search
      </Button>
    ),
  };
}
