import { useId } from "react";
import { applyTheme, type Theme, useTheme } from "./theme.ts";

// Drawn here: the switch stands on every page, and an icon package would cost each of them 1.6 kB.
const CHOICES = [
  { theme: "system", name: "System", drawing: "M1.5 2.5h13v8.5h-13zM8 11v3M5 14h6" },
  {
    theme: "day",
    name: "Day",
    drawing:
      "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 .8v1.6M8 13.6v1.6M.8 8h1.6M13.6 8h1.6M2.9 2.9 4 4M12 12l1.1 1.1M13.1 2.9 12 4M4 12l-1.1 1.1",
  },
  { theme: "night", name: "Night", drawing: "M13.8 9.6A6.2 6.2 0 1 1 6.4 2.2a5 5 0 0 0 7.4 7.4Z" },
] as const satisfies readonly { theme: Theme; name: string; drawing: string }[];

export interface ThemeSwitchProps {
  label?: string;
}

/** System, day or night: three radio buttons that change the page at once and are remembered. */
export function ThemeSwitch({ label = "Appearance" }: ThemeSwitchProps) {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="m-0 inline-flex min-w-0 rounded-sm border border-rule-strong p-0 font-sans">
      <legend className="sr-only">{label}</legend>
      {CHOICES.map(({ theme, name: words, drawing }) => (
        <label
          key={theme}
          title={words}
          className="relative grid size-9 cursor-pointer place-items-center text-ink-muted transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-checked:shadow-[inset_0_-2px_var(--color-brass)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => {
              applyTheme(theme);
            }}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          <span className="sr-only">{words}</span>
          <svg
            viewBox="0 0 16 16"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={drawing} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
