/**
 * Sets the kept theme before the first paint. It belongs in an inline script in the head, before
 * the stylesheet exactly: the hash below lets a content security policy allow it.
 */
export const THEME_SCRIPT =
  'try{var t=localStorage.getItem("theme");if(t==="day"||t==="night")document.documentElement.dataset.theme=t}catch(e){}';

/** Base64 SHA-256 of THEME_SCRIPT, for `script-src 'sha256-...'`. */
export const THEME_SCRIPT_SHA256 = "R6gnHd5DQXnkfxARnHcllp3836F3WvphSvfAMeTiX+4=";
