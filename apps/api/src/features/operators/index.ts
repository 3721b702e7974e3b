export { ensureFirstOperator, operatorPasswordFile } from "./first-operator.ts";
export {
  addOperator,
  listOperators,
  removeOperator,
  resetOperator,
} from "./operator-accounts.service.ts";
export { noteDecision, noteRefund } from "./operator-decisions.ts";
export { registerOperators } from "./operators.routes.ts";
