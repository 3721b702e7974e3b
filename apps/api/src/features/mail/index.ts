export { registerMail } from "./mail.routes.ts";
export { queueMail } from "./outbox.ts";
