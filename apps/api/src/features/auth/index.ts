export { registerAuth } from "./auth.routes.ts";
export type { AuthDeps } from "./auth.service.ts";
export { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";
