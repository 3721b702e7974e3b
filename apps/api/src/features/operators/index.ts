export { ensureFirstOperator, operatorPasswordFile } from "./first-operator.ts";
export { registerOperators } from "./operators.routes.ts";
