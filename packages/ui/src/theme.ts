import { useSyncExternalStore } from "react";

export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_STORAGE_KEY = "theme";

const listeners = new Set<() => void>();
let unkept: Theme | null = null;

/** The kept choice; "system" when there is none. */
export function readTheme(): Theme {
  if (unkept) return unkept;
  try {
    const kept = localStorage.getItem(THEME_STORAGE_KEY);
    return kept === "day" || kept === "night" ? kept : "system";
  } catch {
    return "system";
  }
}

function mark(theme: Theme) {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme);
}

/** Switches the document to a theme and keeps the choice for the next visit. */
export function applyTheme(theme: Theme) {
  mark(theme);
  try {
    if (theme === "system") localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
    unkept = null;
  } catch {
    // Storage can be closed (private windows); the choice then lasts as long as the page.
    unkept = theme;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  function followOtherTab(event: StorageEvent) {
    if (event.key !== THEME_STORAGE_KEY && event.key !== null) return;
    mark(readTheme());
    listener();
  }
  listeners.add(listener);
  window.addEventListener("storage", followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", followOtherTab);
  };
}

/** The chosen theme as React state; "system" in prerendered markup. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}
