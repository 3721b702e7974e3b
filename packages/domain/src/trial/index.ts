export * from "./choices.ts";
export * from "./trial-draw.ts";
export * from "./trial-places.ts";
