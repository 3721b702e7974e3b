export { registerAlerts } from "./alerts.routes.ts";
export { endAlert, raiseAlert, type Trouble } from "./raise-alert.ts";
