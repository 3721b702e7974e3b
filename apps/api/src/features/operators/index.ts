export { registerAudit } from "./audit.routes.ts";
export { listActionsAbout } from "./audit.store.ts";
export {
  ensureFirstOperator,
  type FirstOperator,
  NO_OPERATOR_LEFT,
  operatorPasswordFile,
} from "./first-operator.ts";
export {
  addOperator,
  listOperators,
  removeOperator,
  resetOperator,
  resetSecondFactor,
} from "./operator-accounts.service.ts";
export { recordDecision, recordPanelAction, recordRefundRequest } from "./operator-decisions.ts";
export { registerOperators } from "./operators.routes.ts";
