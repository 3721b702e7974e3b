export { type AuditEntry, insertAuditEntry } from "./audit.store.ts";
export { ensureFirstOperator, type FirstOperator, operatorPasswordFile } from "./first-operator.ts";
export { registerOperators } from "./operators.routes.ts";
export type { OperatorDeps } from "./operators.service.ts";
