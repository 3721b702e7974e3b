export { registerAlerts, registerHealthWatch } from "./alerts.routes.ts";
export { type AlertDraft, endAlert, raiseAlert } from "./raise-alert.ts";
