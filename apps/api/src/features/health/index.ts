export { registerApiPages } from "./api-pages.ts";
export { registerHealth } from "./health.routes.ts";
