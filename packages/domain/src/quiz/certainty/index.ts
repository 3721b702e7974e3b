export * from "../score-sitting.ts";
export * from "./item-parameters.ts";
export * from "./letter-certainty.ts";
export * from "./next-statement.ts";
export * from "./response-model.ts";
export * from "./statements.ts";
export * from "./wobble.ts";
