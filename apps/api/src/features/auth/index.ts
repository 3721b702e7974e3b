export { registerAuth } from "./auth.routes.ts";
export { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";
export { userBody } from "./user-body.ts";
