export { registerClaimList, registerClaims } from "./claims.routes.ts";
