export { registerMail } from "./mail.routes.ts";
export { type MailDeps, queueMail } from "./outbox.ts";
