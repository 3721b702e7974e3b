import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "../src/api/query-client.ts";

/** The app's own query client, whose retries do not wait. */
export function createTestQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });
  return client;
}
