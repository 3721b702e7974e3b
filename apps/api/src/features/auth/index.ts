export { registerAuth } from "./auth.routes.ts";
export { userBody } from "./user-body.ts";
