export * from "./judge-payment.ts";
export * from "./lifetime-access.ts";
export * from "./purchase-status.ts";
