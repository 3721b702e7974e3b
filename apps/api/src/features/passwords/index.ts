export { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";
