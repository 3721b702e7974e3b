export { registerBlueprints } from "./blueprints.routes.ts";
