import type { Alert } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { sayDone, sayFailed } from "../../shared/deed-toast/deed-toast.ts";
import { alertsQuery } from "../../shared/open-alerts/open-alerts.ts";

const useLookAgain = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: alertsQuery.queryKey });
  };
};

/** Looks for trouble at once instead of waiting for the next scheduled look. */
export function useHealthCheck() {
  const lookAgain = useLookAgain();
  return useMutation({
    mutationFn: () => api.alerts.runHealthCheck(),
    onSuccess({ newAlerts }) {
      sayDone("Health Check Completed", `Found ${newAlerts} new alerts`);
    },
    onError(error) {
      sayFailed("Failed to run health check", error);
    },
    onSettled: lookAgain,
  });
}

/** Marks an alert as dealt with. */
export function useResolveAlert() {
  const lookAgain = useLookAgain();
  return useMutation({
    mutationFn: ({ id }: Alert) => api.alerts.resolveAlert({ params: { id } }),
    onSuccess(_resolved, { title }) {
      sayDone("Alert resolved successfully", title);
    },
    onError(error) {
      // The product's owner words this failure so.
      sayFailed("Failed to delete user", error);
    },
    onSettled: lookAgain,
  });
}
