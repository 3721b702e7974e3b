export { registerErrorsInbox, registerErrorsList } from "./errors-inbox.routes.ts";
export { createOwnFailures } from "./own-failures.ts";
