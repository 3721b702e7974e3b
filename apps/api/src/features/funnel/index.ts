export { registerFunnel, registerFunnelReport } from "./funnel.routes.ts";
