import { SIGNED_IN_COOKIE } from "@cosmic/contracts/signed-in-cookie";
import { hasSignedInHint } from "../browser-store/signed-in-hint.ts";

/** A visitor without a mark of a session is no user: asking would only put a 401 into the console. */
export const mayBeSignedIn = (): boolean =>
  hasSignedInHint() || document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
