import { watchErrors } from "./api/report-failure.ts";
import { paths } from "./paths.ts";
import { mayBeSignedIn } from "./shared/account/may-be-signed-in.ts";
import { readStored, STORE_KEYS } from "./shared/browser-store/browser-store.ts";
import { recordMarkedClicks } from "./shared/funnel/marked-clicks.ts";
import { recordStep } from "./shared/funnel/record-step.ts";
import { findLogInAddress } from "./shared/navigation/log-in-address.ts";
import { pageReady } from "./shared/navigation/page-ready.ts";
import { whenUsed } from "./shared/navigation/when-used.ts";
import { hasTags, withConsent } from "./shared/tags/has-tags.ts";

// What every page runs at once. The app, with React, comes right after it, or for a page that reads without
// scripts when a visitor first does something on it.
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

let findUserId: () => string | undefined = () => undefined;

async function loadApp(at: HTMLElement): Promise<void> {
  const { startApp } = await import("./start-app.tsx");
  ({ findUserId } = startApp(at));
  await pageReady;
}

/** Nothing on the page depends on who reads it, or is left to be said to them. */
const mayWait = () =>
  "still" in root.dataset && !mayBeSignedIn() && readStored(STORE_KEYS.carriedToast) === null;

watchErrors();
recordMarkedClicks(root);
if (hasTags()) {
  withConsent(({ startConsent }) => startConsent(() => findUserId()));
}
if (mayWait()) {
  const { pathname } = window.location;
  if (pathname === paths.root() || pathname === paths.home()) recordStep("landing_view");
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-visitor]")) {
    link.href = findLogInAddress(window.location);
  }
  whenUsed(() => loadApp(root));
} else {
  void loadApp(root);
}
