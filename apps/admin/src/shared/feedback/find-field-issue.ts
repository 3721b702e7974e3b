import { ApiError } from "../../api/client.ts";

/** The server's message about one field; null when it has none. */
export function findFieldIssue(error: unknown, field: string): string | null {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  return issues.find(({ path }) => path === field)?.message ?? null;
}
