/** What the tag reads in its window: its queue, and whether it is to keep still. */
interface TagWindow {
  dataLayer?: unknown[];
  [disable: `ga-disable-${string}`]: boolean;
}

/**
 * A document of its own for the tag's script. The script reports what it finds in its document: every
 * change of the address in full, what led there, where forms lead to, links that are followed. In here
 * there is none of it. The base is the bare site; without it the base would be the page's address.
 */
const renderFrame = (base: string) =>
  `<!doctype html><html lang="en"><head><base href="${base}"><meta name="referrer" content="no-referrer"><title>Measuring</title></head><body></body></html>`;

export interface TagFrame {
  /** Tells the tag something, in the order of calling; also what is said before it is there. */
  push: (said: unknown) => void;
  /** Silences the tag and takes its window away. */
  remove: () => void;
}

const getWindow = (frame: HTMLIFrameElement) => frame.contentWindow as TagWindow | null;

/**
 * Loads a script of the analytics service into a hidden frame of this site's origin, where its cookies are
 * the site's own.
 * @param id the service's id of the site
 */
export function openTagFrame(id: string, address: string): TagFrame {
  const queue: unknown[] = [];
  const base = `${window.location.origin}/`;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.title = "Measuring";
  frame.referrerPolicy = "no-referrer";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.srcdoc = renderFrame(base);
  frame.addEventListener(
    "load",
    () => {
      const inside = frame.contentDocument;
      const tagWindow = getWindow(frame);
      // A content policy that forbids the base would leave the page's address in its place.
      if (!inside || !tagWindow || inside.baseURI !== base) return;
      tagWindow.dataLayer = queue;
      const script = inside.createElement("script");
      script.async = true;
      script.referrerPolicy = "no-referrer";
      script.src = address;
      inside.head.append(script);
    },
    { once: true },
  );
  document.body.append(frame);
  return {
    push: (said) => void queue.push(said),
    remove() {
      const tagWindow = getWindow(frame);
      if (tagWindow) tagWindow[`ga-disable-${id}`] = true;
      frame.remove();
    },
  };
}
