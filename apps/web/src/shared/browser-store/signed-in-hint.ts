import { paths } from "../../paths.ts";

const KEY = "signedIn";

/**
 * Prerendered pages cannot know who reads them, and the session cookie is hidden from scripts. This
 * mark in the local storage only says that a user was signed in here recently, so that a script
 * in the head can hide what is meant for visitors before the first paint. It grants nothing.
 */
export function saveSignedInHint(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
  try {
    if (isSignedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage a signed-in person sees the visitor's page for a moment longer.
  }
}

/** True when a user was signed in at the last look. */
export function hasSignedInHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Addresses whose prerendered file shows what only visitors are shown. */
const FOR_VISITORS = [
  paths.root(),
  paths.auth(),
  paths.authSelect(),
  paths.login(),
  paths.signup(),
] as readonly string[];

/** True where the prerendered markup is a visitor's page and a user was signed in. */
export function isMarkupForOthers(pathname: string): boolean {
  return FOR_VISITORS.includes(pathname) && hasSignedInHint();
}

/**
 * Inline script of the head, run before the first paint; the site's policy allows it by its hash.
 * Where the prerendered page is for visitors it also hides that until the app has taken its place.
 */
export const SIGNED_IN_SCRIPT = `try{if(localStorage.getItem("signedIn")){var d=document.documentElement;d.setAttribute("data-signed-in","");if(${JSON.stringify(FOR_VISITORS)}.includes(location.pathname))d.setAttribute("data-await-app","")}}catch(e){}`;
