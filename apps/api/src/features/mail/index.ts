export { registerMail } from "./mail.routes.ts";
export type { Mail } from "./mail.ts";
export { queueMail } from "./outbox.ts";
