import type { User } from "@cosmic/contracts";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePolling } from "../../shared/auto-refresh/auto-refresh.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { type DeedQuestion, DeedQuestions } from "./deed-question.tsx";
import { listSummary } from "./list-summary.ts";
import { PAGE_SIZE, USERS_POLL_MS, usersQuery } from "./queries.ts";
import { SummaryCards } from "./summary-cards.tsx";
import { UserDrawer } from "./user-drawer/user-drawer.tsx";
import { UserSearch } from "./user-search.tsx";
import { UsersList } from "./users-list.tsx";
import { UsersToolbar } from "./users-toolbar.tsx";
import { useUsersView } from "./users-view.ts";

/** Everybody with an account: found, counted, let in, shut out and deleted. */
export function UsersPage() {
  const { view, step, openUser, openDrawer } = useUsersView();
  const [text, setText] = useState(view.search);
  // What is typed leads; another address, as by the product's name above, leads what is typed.
  const [known, setKnown] = useState({ search: view.search, typed: view.search });
  if (known.search !== view.search) {
    setKnown({ search: view.search, typed: known.typed });
    if (known.typed !== view.search) setText(view.search);
  }
  const [question, setQuestion] = useState<DeedQuestion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const users = useQuery({ ...usersQuery(view), ...usePolling(USERS_POLL_MS) });
  const summary = useRef<HTMLOutputElement>(null);

  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  const search = useCallback((words: string) => {
    setKnown((was) => (was.typed === words ? was : { ...was, typed: words }));
    latest.current({ to: "search", search: words });
  }, []);
  const ask = (deed: DeedQuestion["deed"]) => (user: User) => {
    setQuestion({ deed, user });
    setAsking(true);
  };

  const deeds = { onToggle: ask("toggle"), onDelete: ask("delete") };
  const focusSummary = useCallback(() => summary.current?.focus(), []);
  const closeDrawer = () => {
    openDrawer(null);
  };

  return (
    <section aria-labelledby="users" className="flex flex-col gap-8">
      <PageTitle>Users</PageTitle>
      <SectionHeading id="users" level={1} numeral="I" title="Users" />
      <SummaryCards />
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <UserSearch text={text} onTextChange={setText} onSearch={search} />
          <UsersToolbar search={view.search} />
        </div>
        <output
          ref={summary}
          tabIndex={-1}
          className="figures-table block min-h-6 font-sans text-sm break-words text-ink-muted"
        >
          {users.isPlaceholderData
            ? "Looking…"
            : users.data &&
              listSummary(users.data, {
                page: view.cursors.length,
                pageSize: PAGE_SIZE,
                search: view.search,
              })}
        </output>
        <UsersList
          users={users}
          view={view}
          step={step}
          onForgetSearch={() => {
            setText("");
            search("");
          }}
          deeds={{ ...deeds, onOpen: ({ id }) => openDrawer(id) }}
        />
      </div>
      <DeedQuestions
        question={question}
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
          deeds={deeds}
          onClose={closeDrawer}
          onRowGone={focusSummary}
        />
      ) : null}
    </section>
  );
}
