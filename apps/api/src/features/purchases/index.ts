export { registerPurchases } from "./purchases.routes.ts";
