export { correctAccess, decideAccess } from "./access.service.ts";
export {
  findLatestDecision,
  hasAccessNow,
  isUser,
  listDriftedUsers,
  lockUser,
  updateAccess,
} from "./access.store.ts";
