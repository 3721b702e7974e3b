export { closeFunnelDays } from "./close-days.ts";
export { registerFunnel, registerFunnelClosing, registerFunnelSummary } from "./funnel.routes.ts";
export { listLinkedVisits } from "./visits.store.ts";
