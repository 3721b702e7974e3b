import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { applyTheme, type Theme, useTheme } from "./theme.ts";

const CHOICES = [
  { theme: "system", name: "System", Icon: Monitor },
  { theme: "day", name: "Day", Icon: Sun },
  { theme: "night", name: "Night", Icon: Moon },
] as const satisfies readonly { theme: Theme; name: string; Icon: typeof Sun }[];

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
      {CHOICES.map(({ theme, name: words, Icon }) => (
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
          <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
