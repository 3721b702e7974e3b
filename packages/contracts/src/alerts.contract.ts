import { z } from "zod";
import { instantField } from "./fields.ts";
import { contractBuilder, failures, operator, operatorPoll } from "./route.ts";
import { routes } from "./routes.ts";
import { SEVERITIES } from "./severities.ts";

export const alertSchema = z.object({
  id: z.string(),
  /** AUTHENTICATION_FAILURE, CONVERSION_DROP, SESSION_ANOMALY, PAYMENT_FAILURE, or another. */
  type: z.string(),
  severity: z.enum(SEVERITIES),
  title: z.string(),
  description: z.string(),
  resolved: z.boolean(),
  timestamp: instantField,
  /** Null while it is open. */
  resolvedAt: instantField.nullable(),
  /** The operator's address; null when it ended by itself, or the operator was removed. */
  resolvedBy: z.string().nullable(),
  metrics: z.object({
    affected_users: z.number().optional(),
    /** A fraction, 0 to 1. */
    failure_rate: z.number().optional(),
    time_range: z.string().optional(),
  }),
});
export type Alert = z.infer<typeof alertSchema>;

export const alertsContract = contractBuilder.router({
  listAlerts: {
    ...routes.alerts.listAlerts,
    summary: "Alerts: open ones first, then resolved ones, each newest first",
    responses: { ...failures, 200: z.array(alertSchema) },
    metadata: operatorPoll,
  },
  runHealthCheck: {
    ...routes.alerts.runHealthCheck,
    summary: "Run a health check now",
    body: contractBuilder.noBody(),
    responses: { ...failures, 200: z.object({ newAlerts: z.number().int() }) },
    metadata: operator,
  },
  resolveAlert: {
    ...routes.alerts.resolveAlert,
    summary: "Mark an alert as resolved",
    pathParams: z.object({ id: z.uuid("This alert does not exist.") }),
    body: contractBuilder.noBody(),
    responses: { ...failures, 200: alertSchema },
    metadata: operator,
  },
});
