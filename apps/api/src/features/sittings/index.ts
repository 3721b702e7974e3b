export { findConsent } from "./consent.store.ts";
export { registerSittings } from "./sittings.routes.ts";
