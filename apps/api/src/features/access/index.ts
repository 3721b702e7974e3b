export { decideAccess, healAccess, settleAccess } from "./access.service.ts";
export {
  hasAccessNow,
  isUser,
  type LockedUser,
  listDriftedUsers,
  lockUser,
} from "./access.store.ts";
