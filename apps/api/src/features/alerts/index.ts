export { registerAlerts } from "./alerts.routes.ts";
