export { correctAccess, decideAccess, settleAccess } from "./access.service.ts";
export {
  findAccessUser,
  findLatestDecision,
  hasAccessNow,
  isStillHeld,
  isUser,
  type LockedUser,
  listDriftedUsers,
  lockUser,
  setCopiedAt,
  type UserHold,
  updateAccess,
} from "./access.store.ts";
export { countFullCopy, takeFullCopy } from "./full-copy.service.ts";
