export { inlineScriptSources } from "./inline-scripts.ts";
export { referrerPolicyOf, siteHeaders } from "./site-headers.ts";
export { createSiteServer, type SiteServerOptions } from "./site-server.ts";
