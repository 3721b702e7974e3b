export { registerClaimLedger, registerClaims } from "./claims.routes.ts";
