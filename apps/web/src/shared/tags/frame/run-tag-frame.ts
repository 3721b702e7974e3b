import { isStop, readCommand, readCookies, type TagAnswer } from "../tag-messages.ts";
import { installCookieJar } from "./cookie-jar.ts";

/** The document's own window, with the queue that the tag reads. */
export type TagWindow = Window & { dataLayer?: unknown[] };

/**
 * What the tag's own document does: waits for the page that holds it, gives the tag cookies, loads it and
 * hands on what the page says. The tag starts with everything denied.
 * @param id the service's id of the site
 */
export function runTagFrame(view: TagWindow, id: string): void {
  view.dataLayer = [];
  /** The tag reads its queue as lists of arguments, and only of that very kind. */
  function gtag(..._given: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- an array in its place is ignored by the tag
    view.dataLayer?.push(arguments);
  }
  const site = view.location.origin;

  function load(cookies: readonly string[]): void {
    // The tag leaves cookies alone where the origin is "null", as it is in a sandbox.
    Object.defineProperty(view, "origin", { value: site });
    installCookieJar(view.document, cookies, (cookie) => {
      const answer: TagAnswer = { cookie };
      view.parent.postMessage(answer, site);
    });
    gtag("consent", "default", {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    });
    gtag("js", new Date());
    const script = view.document.createElement("script");
    script.async = true;
    script.referrerPolicy = "no-referrer";
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    view.document.head.append(script);
  }

  let isLoaded = false;
  view.addEventListener("message", ({ data, origin, source }) => {
    if (source !== view.parent || origin !== site) return;
    const cookies = readCookies(data);
    if (cookies && !isLoaded) {
      isLoaded = true;
      load(cookies);
    }
    const command = readCommand(data);
    if (command && isLoaded) gtag(...command);
    // The tag's own switch: it sends nothing more, also of what it still holds.
    if (isStop(data)) Object.assign(view, { [`ga-disable-${id}`]: true });
  });
}
