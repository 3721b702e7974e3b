export { registerAuth } from "./auth.routes.ts";
export { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";
