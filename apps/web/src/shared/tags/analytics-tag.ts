import type { TagEvent } from "./tag-events.ts";

interface TagWindow {
  dataLayer?: unknown[];
  [disable: `ga-disable-${string}`]: boolean;
}

const tagWindow = window as unknown as TagWindow;

/** The tag reads its queue as lists of arguments, and only of that very kind. */
function gtag(..._given: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array in its place is ignored by the tag
  tagWindow.dataLayer?.push(arguments);
}

/** The page's address without its query, which may hold a birth date, a type or a token. */
export const plainAddress = (): string => window.location.origin + window.location.pathname;

const granted = (isGranted: boolean) => (isGranted ? "granted" : "denied");

function load(id: string): void {
  tagWindow.dataLayer = [];
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
  });
  const script = document.createElement("script");
  script.async = true;
  script.referrerPolicy = "no-referrer";
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Loads the analytics tag once it is allowed; silences it when that is taken back. */
export function allowAnalytics(id: string, isAllowed: boolean, areAdsAllowed: boolean): void {
  tagWindow[`ga-disable-${id}`] = !isAllowed;
  if (!isAllowed && !tagWindow.dataLayer) return;
  if (!tagWindow.dataLayer) load(id);
  gtag("consent", "update", {
    analytics_storage: granted(isAllowed),
    ad_storage: granted(areAdsAllowed),
    ad_user_data: granted(areAdsAllowed),
    ad_personalization: "denied",
  });
}

export function tellAnalytics({ name, params }: TagEvent): void {
  gtag("set", { page_location: plainAddress() });
  gtag("event", name, { ...params, page_location: plainAddress() });
}
