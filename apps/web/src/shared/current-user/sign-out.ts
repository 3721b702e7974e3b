import { paths, serverPaths } from "../../paths.ts";
import { clearStored } from "../browser-store/browser-store.ts";
import { keepSignedInHint } from "../browser-store/signed-in-hint.ts";
import { navigateFully } from "../full-navigation/navigate-fully.ts";

/** Forgets what this tab kept, then leaves for the server's sign-out, which ends at the landing page. */
export function signOut(): void {
  clearStored();
  keepSignedInHint(false);
  navigateFully(serverPaths.logout({ returnTo: paths.root() }));
}
