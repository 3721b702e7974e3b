import { Button } from "@cosmic/ui/button";
import type { UseQueryResult } from "@tanstack/react-query";

/** Fetches the list again. */
export function RefreshButton({
  list,
}: {
  list: Pick<UseQueryResult, "isRefetching" | "refetch">;
}) {
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={list.isRefetching}
      onClick={() => void list.refetch()}
    >
      Refresh
    </Button>
  );
}
