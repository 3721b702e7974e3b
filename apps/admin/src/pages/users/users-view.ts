import type { SortDirection, UserSort } from "@cosmic/contracts";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { useNavigate, useSearchParams } from "../../router.ts";

/** Which part of the list is on show. */
export interface UsersView {
  search: string;
  sort: UserSort;
  direction: SortDirection;
  /** One cursor for every page up to the one on show; the first page has none. */
  cursors: readonly (string | null)[];
}

export type UsersStep =
  | { to: "search"; search: string }
  | { to: "order"; sort: UserSort; direction: SortDirection }
  | { to: "next"; cursor: string }
  | { to: "previous" }
  | { to: "first" };

/** Newest first, as the server lists people by itself. */
export const FIRST_VIEW: UsersView = {
  search: "",
  sort: "createdAt",
  direction: "desc",
  cursors: [null],
};

/** The next view; another search or order begins at the first page. */
export function stepUsersView(view: UsersView, step: UsersStep): UsersView {
  switch (step.to) {
    case "search":
      return step.search === view.search ? view : { ...view, search: step.search, cursors: [null] };
    case "order":
      return { ...view, sort: step.sort, direction: step.direction, cursors: [null] };
    case "next":
      return { ...view, cursors: [...view.cursors, step.cursor] };
    case "previous":
      return view.cursors.length > 1 ? { ...view, cursors: view.cursors.slice(0, -1) } : view;
    default:
      return { ...view, cursors: [null] };
  }
}

const SORTS: Readonly<Record<UserSort, true>> = {
  createdAt: true,
  updatedAt: true,
  email: true,
  firstName: true,
  lastName: true,
  hasLifetimeAccess: true,
};

const isSort = (text: string | null): text is UserSort =>
  text !== null && Object.hasOwn(SORTS, text);

/** The longest search that the server takes. */
const LONGEST = 200;

/** What an address asks for; whatever in it makes no sense is as at first. */
export function readUsersView(params: URLSearchParams): UsersView {
  const sort = params.get("sort");
  const direction = params.get("direction");
  return {
    search: (params.get("search") ?? "").trim().slice(0, LONGEST),
    sort: isSort(sort) ? sort : FIRST_VIEW.sort,
    direction: direction === "asc" ? "asc" : FIRST_VIEW.direction,
    cursors: [null],
  };
}

/** The address that asks for the view, at its first page. */
export function addressOf({ search, sort, direction }: UsersView, user?: string): string {
  const isOrdered = sort !== FIRST_VIEW.sort || direction !== FIRST_VIEW.direction;
  return paths.users({ search, ...(isOrdered ? { sort, direction } : {}), user });
}

/** The view that the address asks for. Which page of it is on show stands in no address. */
export function useUsersView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = readUsersView(params);
  const key = addressOf(asked);
  const openUser = params.get("user");
  // A search that was being typed may be asked for before a press on a row is rendered.
  const wantedUser = useRef(openUser);
  useEffect(() => {
    wantedUser.current = openUser;
  }, [openUser]);
  const [paged, setPaged] = useState({ key, cursors: FIRST_VIEW.cursors });
  const view = paged.key === key ? { ...asked, cursors: paged.cursors } : asked;

  function step(to: UsersStep) {
    const next = stepUsersView(view, to);
    if (next === view) return;
    setPaged({ key: addressOf(next), cursors: next.cursors });
    if (addressOf(next) === key) return;
    void navigate(addressOf(next, wantedUser.current ?? undefined), { replace: true });
  }

  function openDrawer(user: string | null) {
    wantedUser.current = user;
    void navigate(addressOf(view, user ?? undefined));
  }

  return { view, step, openUser, openDrawer };
}
