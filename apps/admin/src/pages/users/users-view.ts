import type { SortDirection, UserSort } from "@cosmic/contracts";
import { paths } from "../../paths.ts";
import { useNavigate, useSearchParams } from "../../router.ts";

/** Which users are listed, in which order. */
export interface UsersView {
  /** As typed: the server is asked without the spaces around it. */
  search: string;
  sort: UserSort;
  direction: SortDirection;
}

/** Newest first, as the server lists users unless asked otherwise. */
const DEFAULT_ORDER = { sort: "createdAt", direction: "desc" } as const;

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

/** The longest search that the server accepts. */
export const MAX_SEARCH_LENGTH = 200;

/** What an address asks for; a value that makes no sense is replaced by the default. */
export function readUsersView(params: URLSearchParams): UsersView {
  const sort = params.get("sort");
  return {
    search: (params.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    sort: isSort(sort) ? sort : DEFAULT_ORDER.sort,
    direction: params.get("direction") === "asc" ? "asc" : DEFAULT_ORDER.direction,
  };
}

/** The address of the list's first page; without what is as by default. */
export function toUsersPath({ search, sort, direction }: UsersView, user: string | null): string {
  const isOrdered = sort !== DEFAULT_ORDER.sort || direction !== DEFAULT_ORDER.direction;
  return paths.users({
    search,
    ...(isOrdered ? { sort, direction } : {}),
    user: user ?? undefined,
  });
}

/**
 * The view of the list and the user whose drawer is open, both read from the address, which is their
 * only state. Typing replaces the address; every other change can be taken back with Back.
 */
export function useUsersView() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const view = readUsersView(params);
  const openUser = params.get("user");
  return {
    view,
    openUser,
    setSearch: (search: string) => {
      void navigate(toUsersPath({ ...view, search }, openUser), { replace: true });
    },
    setOrder: (sort: UserSort, direction: SortDirection) => {
      void navigate(toUsersPath({ ...view, sort, direction }, openUser));
    },
    setOpenUser: (user: string | null) => {
      setParams((given) => {
        const next = new URLSearchParams(given);
        if (user === null) next.delete("user");
        else next.set("user", user);
        return next;
      });
    },
  };
}
