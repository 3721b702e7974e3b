export { registerAccount } from "./account.routes.ts";
export { deleteUser, listSessions } from "./account.store.ts";
