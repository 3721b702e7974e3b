export { closeFunnelDays } from "./close-days.ts";
export { registerFunnel, registerFunnelClosing, registerFunnelReport } from "./funnel.routes.ts";
