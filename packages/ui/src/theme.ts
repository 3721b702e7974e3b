export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_STORAGE_KEY = "theme";

/** The kept choice; "system" when none is kept or storage is closed to the page. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_STORAGE_KEY);
    return kept === "day" || kept === "night" ? kept : "system";
  } catch {
    return "system";
  }
}

/** Switches the document to a theme and keeps the choice for the next visit. */
export function applyTheme(theme: Theme) {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage can be closed (private windows); the theme then lasts as long as the page.
  }
}
