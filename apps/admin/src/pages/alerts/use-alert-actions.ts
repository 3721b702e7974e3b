import type { Alert } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { showFailure, showSuccess } from "../../shared/feedback/action-toast.ts";
import { alertsQuery } from "../../shared/open-alerts.ts";

const useRefreshAlerts = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: alertsQuery.queryKey });
  };
};

/** Looks for trouble at once instead of waiting for the next scheduled look. */
export function useHealthCheck() {
  const refreshUsers = useRefreshAlerts();
  return useMutation({
    mutationFn: () => api.alerts.runHealthCheck(),
    onSuccess({ newAlerts }) {
      showSuccess("Health Check Completed", `Found ${newAlerts} new alerts`);
    },
    onError(error) {
      showFailure("Failed to run health check", error);
    },
    onSettled: refreshUsers,
  });
}

/** Marks an alert as dealt with. */
export function useResolveAlert() {
  const refreshUsers = useRefreshAlerts();
  return useMutation({
    mutationFn: ({ id }: Alert) => api.alerts.resolveAlert({ params: { id } }),
    onSuccess(_resolved, { title }) {
      showSuccess("Alert resolved successfully", title);
    },
    onError(error) {
      // The product's owner words this failure so.
      showFailure("Failed to delete user", error);
    },
    onSettled: refreshUsers,
  });
}
