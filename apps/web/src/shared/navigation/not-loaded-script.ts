/** Of the element of a shell page that stands hidden right after its loading mark. */
export const NOT_LOADED_ID = "not-loaded";

/** Long enough for a slow connection; an app that arrives later replaces the text. */
const PATIENCE_MS = 20_000;

/**
 * Inline script of the head, run before the page's files are asked for; the site's policy allows it by its hash. Where
 * they do not arrive, a shell page says so in place of its loading mark, in view also without styles, and a page hidden
 * for its app is shown.
 */
export const NOT_LOADED_SCRIPT = `(function(){function show(){document.documentElement.removeAttribute("data-await-app");var e=document.getElementById("${NOT_LOADED_ID}");if(e){e.previousElementSibling.hidden=true;e.hidden=false;e.scrollIntoView({block:"nearest"})}}function fail(){if(document.readyState==="loading")addEventListener("DOMContentLoaded",show);else show()}addEventListener("error",function(e){if(e.target.tagName==="SCRIPT")fail()},true);addEventListener("unhandledrejection",fail);setTimeout(fail,${PATIENCE_MS})})()`;
