export { correctAccess, decideAccess, settleAccess } from "./access.service.ts";
export {
  findAccessUser,
  findLatestDecision,
  hasAccessNow,
  isUser,
  type LockedUser,
  listDriftedUsers,
  lockUser,
  setCopiedAt,
  updateAccess,
  wasHandedOver,
} from "./access.store.ts";
export { countFullCopy, takeFullCopy } from "./full-copy.service.ts";
