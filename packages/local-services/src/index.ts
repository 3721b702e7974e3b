export type { GoogleFailure, GoogleIdentity } from "./google/identity.ts";
export {
  GOOGLE_STAND_IN_CLIENT,
  type GoogleStandIn,
  type GoogleStandInOptions,
  signInAtGoogle,
  startGoogle,
} from "./google/start-google.ts";
export { type Mailbox, type MailboxOptions, startMailbox } from "./mailbox/start-mailbox.ts";
export { createSiteServer, type SiteServerOptions } from "./site-server.ts";
