/**
 * Inline script of the head, run before the first paint; the site's policy allows it by its hash. Every
 * form of the site is sent by scripts. One that is submitted before those have arrived would otherwise
 * put its fields, a password among them, into the address.
 */
export const SUBMIT_SCRIPT = `addEventListener("submit",function(e){e.preventDefault()},true)`;
