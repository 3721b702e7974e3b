import { watchErrors } from "./api/report-failure.ts";
import { paths } from "./paths.ts";
import { mayBeSignedIn } from "./shared/account/may-be-signed-in.ts";
import { readStored, STORE_KEYS } from "./shared/browser-store/browser-store.ts";
import { recordMarkedClicks } from "./shared/funnel/marked-clicks.ts";
import { recordStep } from "./shared/funnel/record-step.ts";
import { findLogInAddress } from "./shared/navigation/log-in-address.ts";
import { pageReady } from "./shared/navigation/page-ready.ts";
import { afterPaint, whenUsed } from "./shared/navigation/when-used.ts";
import { hasTags, withConsent } from "./shared/tags/has-tags.ts";

// What every page runs at once. The app, with React, comes right after it; on a prerendered page after the first
// paint, and where that reads without scripts only when a visitor first does something.
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

let findUserId: () => string | undefined = () => undefined;

/** The page's own code at the same time as the app's, which would ask for it only later. */
function preloadModules(addresses: string): void {
  for (const href of addresses.split(" ").filter(Boolean)) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    link.crossOrigin = "";
    document.head.append(link);
  }
}

async function loadApp(at: HTMLElement): Promise<void> {
  preloadModules(at.dataset["modules"] ?? "");
  const { startApp } = await import("./start-app.tsx");
  ({ findUserId } = startApp(at));
  await pageReady;
}

/** A visitor's prerendered page, to whom nothing is left to be said. */
const mayWait = () =>
  "start" in root.dataset && !mayBeSignedIn() && readStored(STORE_KEYS.carriedToast) === null;

watchErrors();
recordMarkedClicks(root);
if (hasTags()) {
  withConsent(({ startConsent }) => startConsent(() => findUserId()));
}
if (mayWait()) {
  const { pathname } = window.location;
  if (pathname === paths.root() || pathname === paths.home()) recordStep("landing_view");
  const start = whenUsed(root, () => loadApp(root));
  if (root.dataset["start"] === "paint") afterPaint(start);
  else {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-visitor]")) {
      link.href = findLogInAddress(window.location);
    }
  }
} else {
  void loadApp(root);
}
