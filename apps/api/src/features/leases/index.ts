export { isLeased } from "./lease.store.ts";
export { doOnce, doUnlessLeased } from "./lease.ts";
