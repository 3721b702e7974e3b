import type { TagEvent } from "./tag-events.ts";
import { openTagFrame, type TagFrame } from "./tag-frame.ts";

let frame: TagFrame | null = null;

/** The page's address without its query, which may hold a birth date, a type or a token. */
export const plainAddress = (): string => window.location.origin + window.location.pathname;

const granted = (isGranted: boolean) => (isGranted ? "granted" : "denied");

function load(id: string): TagFrame {
  const opened = openTagFrame(id);
  opened.push(["set", { page_location: plainAddress(), page_referrer: window.location.origin }]);
  opened.push([
    "config",
    id,
    {
      send_page_view: false,
      page_location: plainAddress(),
      page_referrer: window.location.origin,
      allow_google_signals: false,
      // The cookies of the frame belong to no domain.
      cookie_domain: "none",
    },
  ]);
  return opened;
}

/** Loads the analytics tag once it is allowed; takes it away when that is taken back. */
export function allowAnalytics(id: string, isAllowed: boolean, areAdsAllowed: boolean): void {
  if (!isAllowed) {
    frame?.remove();
    frame = null;
    return;
  }
  frame ??= load(id);
  frame.push([
    "consent",
    "update",
    {
      analytics_storage: granted(true),
      ad_storage: granted(areAdsAllowed),
      ad_user_data: granted(areAdsAllowed),
      ad_personalization: "denied",
    },
  ]);
}

export function sendToAnalytics({ name, params }: TagEvent): void {
  frame?.push(["set", { page_location: plainAddress() }]);
  frame?.push(["event", name, { ...params, page_location: plainAddress() }]);
}
