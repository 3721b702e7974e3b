import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "../../api/client.ts";

/**
 * Puts what the server said about single fields beside them, and the focus into the first of them.
 * @returns whether it said anything about any of these fields
 */
export function showFieldIssues<Fields extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Fields>[],
  setError: UseFormSetError<Fields>,
): boolean {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  const named = fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  for (const [place, { field, message }] of named.entries()) {
    setError(field, { message }, { shouldFocus: place === 0 });
  }
  return named.length > 0;
}
