export { registerErrorsInbox, registerErrorsList } from "./errors-inbox.routes.ts";
