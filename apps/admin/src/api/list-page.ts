import type { PAGE_HEADERS } from "@cosmic/contracts";
import { type ApiClient, createApiClient } from "@cosmic/contracts/client";
import { reportFailure } from "@cosmic/contracts/report-failure";

// By value the contract would bring its whole schema library into the bundle; its types cost nothing.
const HEADERS: typeof PAGE_HEADERS = { nextCursor: "x-next-cursor", totalCount: "x-total-count" };

/** One page of a long list. */
export interface ListPage<Row> {
  rows: Row[];
  /** Asks for the next page; null on the last one. */
  nextCursor: string | null;
  /** How many rows there are on all pages, as the server counted them: "1234", "10000+". */
  total: string | null;
}

/**
 * The answer of a paged call together with what its headers say of the rest of the list.
 * @throws ApiError as every call does
 */
export async function getListPage<Row>(
  call: (client: ApiClient) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  let headers = new Headers();
  const client = createApiClient({
    reportFailure,
    async fetch(input, init) {
      const answer = await fetch(input, init);
      headers = answer.headers;
      return answer;
    },
  });
  const rows = await call(client);
  return {
    rows,
    nextCursor: headers.get(HEADERS.nextCursor),
    total: headers.get(HEADERS.totalCount),
  };
}
