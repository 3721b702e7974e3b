import type { TagEvent } from "./tag-events.ts";
import { openTagFrame, type TagFrame } from "./tag-frame.ts";

let frame: TagFrame | null = null;

/** The tag reads its queue as lists of arguments, and only of that very kind. */
function gtag(..._given: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array in its place is ignored by the tag
  frame?.push(arguments);
}

/** The page's address without its query, which may hold a birth date, a type or a token. */
export const plainAddress = (): string => window.location.origin + window.location.pathname;

const granted = (isGranted: boolean) => (isGranted ? "granted" : "denied");

function load(id: string): void {
  frame = openTagFrame(id, `https://www.googletagmanager.com/gtag/js?id=${id}`);
  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
  gtag("js", new Date());
  gtag("set", { page_location: plainAddress(), page_referrer: window.location.origin });
  gtag("config", id, {
    send_page_view: false,
    page_location: plainAddress(),
    page_referrer: window.location.origin,
    allow_google_signals: false,
    // The frame has no host name from which the tag could choose a domain.
    cookie_domain: "none",
  });
}

/** Loads the analytics tag once it is allowed; takes it away when that is taken back. */
export function allowAnalytics(id: string, isAllowed: boolean, areAdsAllowed: boolean): void {
  if (isAllowed && !frame) load(id);
  gtag("consent", "update", {
    analytics_storage: granted(isAllowed),
    ad_storage: granted(areAdsAllowed),
    ad_user_data: granted(areAdsAllowed),
    ad_personalization: "denied",
  });
  if (isAllowed) return;
  frame?.remove();
  frame = null;
}

export function sendToAnalytics({ name, params }: TagEvent): void {
  gtag("set", { page_location: plainAddress() });
  gtag("event", name, { ...params, page_location: plainAddress() });
}
