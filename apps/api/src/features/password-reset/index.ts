export { registerPasswordReset } from "./password-reset.routes.ts";
