/** As long as the tag itself would keep them. */
const TWO_YEARS_SECONDS = 63_072_000;

/** The number of the browser, and the state of its visit, as the tag writes them. */
const CLIENT = /^GA\d\.\d{1,3}(?:-\d{1,3})?\.\d{1,15}\.\d{1,15}$/;
const VISIT = /^GS\d\.\d{1,3}(?:-\d{1,3})?\.[\w.$-]{1,160}$/;

/**
 * Whether this is one of the two cookies of the analytics tag, in its own form: what asks is a script of
 * others, which may write nothing else into the cookies of the site.
 * @param cookie `name=value`
 */
function isTagCookie(id: string, cookie: string): boolean {
  const [name, value = "", ...more] = cookie.split("=");
  if (more.length > 0) return false;
  if (name === "_ga") return CLIENT.test(value);
  return name === `_ga_${id.replace(/^G-/, "")}` && VISIT.test(value);
}

/** What the site remembers for the tag. */
export const readTagCookies = (id: string): string[] =>
  document.cookie.split("; ").filter((cookie) => isTagCookie(id, cookie));

/**
 * Remembers a cookie for the tag until consent is taken back, when the banner's `autoClear` deletes it.
 * Anything else is ignored.
 */
export function rememberTagCookie(id: string, cookie: string): void {
  if (!isTagCookie(id, cookie)) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}; Path=/; Max-Age=${TWO_YEARS_SECONDS}; SameSite=Lax${secure}`;
}
