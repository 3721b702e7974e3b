export { OPERATOR_SIGN_IN_ALERT } from "./authentication-failure.ts";
export { findAlerts } from "./find-alerts.ts";
export {
  type AlertSeverity,
  type AlertType,
  type FoundAlert,
  isWorse,
} from "./found-alert.ts";
export {
  CROWDED_USER,
  type Growing,
  type HealthFacts,
  type Outcomes,
  type StepPair,
  WATCH,
  WATCHED_STEPS,
  type Watched,
  type WatchedStep,
} from "./health-facts.ts";
export { describeWaitingPayments, PAYMENTS_WAITING } from "./payment-failure.ts";
