import { readTagCookies, rememberTagCookie } from "./tag-cookies.ts";
import { readCookie, type TagCommand, type TagMessage } from "./tag-messages.ts";

/** Built from `frame/`, and served with a content policy of its own, where an analytics id is set. */
const ADDRESS = "/tag-frame";
/** What a sandboxed document is called: an origin that is the same as no other. */
const OPAQUE = "null";
/** Long enough for a message to arrive. A tag that is removed unwarned sends what it still holds. */
const STOP_MS = 200;

export interface TagFrame {
  /** Tells the tag something, in the order of calling; also what is said before it is there. */
  push: (command: TagCommand) => void;
  /** Silences the tag and takes its document away. */
  remove: () => void;
}

/**
 * Loads the analytics tag into a hidden document that is a stranger to this page: no script in there
 * reaches the page, its cookies, its storage or the API. All that passes are messages.
 * @param id the service's id of the site
 */
export function openTagFrame(id: string): TagFrame {
  const waiting: TagMessage[] = [{ cookies: readTagCookies(id) }];
  let isLoaded = false;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.title = "Measuring";
  frame.referrerPolicy = "no-referrer";
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = ADDRESS;
  // An opaque origin has no name to address. The site's own policy keeps other sites out of the frame.
  const send = (message: TagMessage) => frame.contentWindow?.postMessage(message, "*");
  frame.addEventListener(
    "load",
    () => {
      isLoaded = true;
      waiting.forEach(send);
    },
    { once: true },
  );
  const onMessage = ({ data, origin, source }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || origin !== OPAQUE) return;
    const cookie = readCookie(data);
    if (cookie !== null) rememberTagCookie(id, cookie);
  };
  window.addEventListener("message", onMessage);
  document.body.append(frame);
  return {
    push(command) {
      if (isLoaded) send({ command });
      else waiting.push({ command });
    },
    remove() {
      window.removeEventListener("message", onMessage);
      send({ isStopped: true });
      setTimeout(() => frame.remove(), isLoaded ? STOP_MS : 0);
    },
  };
}
