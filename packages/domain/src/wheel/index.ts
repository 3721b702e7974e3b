export { isSpreadOut } from "./body-ring.ts";
export { layOutWheel } from "./lay-out-wheel.ts";
export { layOutNatalRing } from "./natal-ring.ts";
export type * from "./wheel-layout.ts";
