import type { SortDirection, UserSort } from "@cosmic/contracts";
import { useReducer } from "react";

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

export function useUsersView() {
  return useReducer(stepUsersView, FIRST_VIEW);
}
