export { registerAddresses } from "./addresses.routes.ts";
export { createConfirmation } from "./confirmation.service.ts";
export { findChange } from "./email-change.store.ts";
export { proveAddress } from "./hand-over.service.ts";
