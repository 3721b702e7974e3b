import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getListPage } from "../../api/list-page.ts";

/** One page of failures, those of the same kind as one; the last seen first. */
export const errorsQuery = (cursor: string | null) =>
  queryOptions({
    queryKey: [routes.errorsInbox.listErrors.path, cursor],
    queryFn: ({ signal }) =>
      getListPage((client) =>
        client.errorsInbox.listErrors({ query: cursor === null ? {} : { cursor }, signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
