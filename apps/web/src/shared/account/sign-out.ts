import { paths, serverPaths } from "../../paths.ts";
import { clearStored } from "../browser-store/browser-store.ts";
import { saveSignedInHint } from "../browser-store/signed-in-hint.ts";
import { type CarriedToast, carryToast } from "../feedback/carried-toast.ts";
import { navigateFully } from "../navigation/navigate-fully.ts";

/** Leaves for the landing page after the server has ended the session, and says there what happened. */
export function leaveSignedOut(news: CarriedToast): void {
  clearStored();
  saveSignedInHint(false);
  carryToast(news);
  navigateFully(paths.root());
}

/** Forgets what this tab kept, then leaves for the server's sign-out, which ends at the landing page. */
export function signOut(): void {
  clearStored();
  saveSignedInHint(false);
  navigateFully(serverPaths.logout({ returnTo: paths.root() }));
}
