import type { ApiClient } from "@cosmic/contracts/client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getListPage } from "../../api/list-page.ts";
import { type Cursors, FIRST_PAGE } from "./paged-list.tsx";

/** A list that the server gives page by page. */
export interface ListCall<Filter, Row> {
  /** The call's path, under which its pages are kept. */
  path: string;
  ask: (
    client: ApiClient,
    query: Filter & { cursor?: string },
    signal: AbortSignal,
  ) => Promise<Row[]>;
}

/** One page of a list at a time. Another filter begins at its first page. */
export function usePagedList<Filter extends object, Row>(
  { path, ask }: ListCall<Filter, Row>,
  filter: Filter,
) {
  const key = JSON.stringify(filter);
  const [paged, setPaged] = useState({ key, cursors: FIRST_PAGE });
  const cursors = paged.key === key ? paged.cursors : FIRST_PAGE;
  const cursor = cursors.at(-1) ?? null;
  const list = useQuery({
    queryKey: [path, filter, cursor],
    queryFn: ({ signal }) =>
      getListPage((client) =>
        ask(client, { ...filter, ...(cursor === null ? {} : { cursor }) }, signal),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const onCursorsChange = (next: Cursors) => {
    setPaged({ key, cursors: next });
  };
  return { list, cursors, onCursorsChange };
}
