export { isSpreadOut } from "./body-ring.ts";
export { layOutWheel } from "./lay-out-wheel.ts";
export type * from "./wheel-layout.ts";
