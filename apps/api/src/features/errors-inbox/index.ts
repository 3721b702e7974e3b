export { registerErrorsInbox } from "./errors-inbox.routes.ts";
