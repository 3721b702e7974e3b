import { saveSignedInHint } from "../browser-store/signed-in-hint.ts";
import { type CarriedToast, carryToast } from "../feedback/carried-toast.ts";
import { navigateFully } from "../navigation/navigate-fully.ts";

/**
 * The end of every sign-in by form: the news, then the next page with a full load, so that nothing
 * fetched as a visitor is left in memory.
 * @param destination A path of this site that has passed the return-to rule.
 */
export function finishSignIn(destination: string, news: CarriedToast): void {
  saveSignedInHint(true);
  carryToast(news);
  navigateFully(destination);
}
