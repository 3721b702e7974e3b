import { ApiError } from "../../api/client.ts";

/** What the server said about one field; null when it said nothing about it. */
export function findFieldIssue(error: unknown, field: string): string | null {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  return issues.find(({ path }) => path === field)?.message ?? null;
}
