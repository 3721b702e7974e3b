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

/** Runs a health check now instead of waiting for the scheduled one. */
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

/** Marks an alert as resolved. */
export function useResolveAlert() {
  const refreshUsers = useRefreshAlerts();
  return useMutation({
    mutationFn: ({ id }: Alert) => api.alerts.resolveAlert({ params: { id } }),
    onSuccess(_resolved, { title }) {
      showSuccess("Alert resolved successfully", title);
    },
    onError(error) {
      // The specification's text for this failure.
      showFailure("Failed to delete user", error);
    },
    onSettled: refreshUsers,
  });
}
