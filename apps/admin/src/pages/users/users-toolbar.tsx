import { Button } from "@cosmic/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AutoRefreshSwitch } from "../../shared/auto-refresh.tsx";
import { showFailure, showSuccess } from "../../shared/feedback/action-toast.ts";
import { getExportPath, USERS_KEY, userStatsQuery } from "./queries.ts";

interface UsersToolbarProps {
  /** Limits the export. */
  search: string;
}

/** Actions on the list as a whole. */
export function UsersToolbar({ search }: UsersToolbarProps) {
  const client = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    try {
      await Promise.all(
        [USERS_KEY, userStatsQuery.queryKey].map((queryKey) =>
          client.refetchQueries({ queryKey, type: "active" }, { throwOnError: true }),
        ),
      );
      showSuccess("Refreshed", "User data updated from database");
    } catch (error) {
      showFailure("Failed to refresh", error);
    }
    setRefreshing(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 lg:mb-1.5 lg:min-h-12">
      <Button variant="secondary" size="sm" busy={isRefreshing} onClick={() => void refresh()}>
        Refresh
      </Button>
      <AutoRefreshSwitch />
      <Button asChild variant="secondary" size="sm">
        {/* A link, not a fetch: the file may be too large for the browser's memory. */}
        <a href={getExportPath(search)} download>
          Export CSV
        </a>
      </Button>
    </div>
  );
}
