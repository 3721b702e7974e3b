interface SwitchProps {
  label: string;
  /** The id of the element that describes the switch. */
  describedBy: string;
  isOn: boolean;
  busy: boolean;
  onSwitch: () => void;
}

/** An immediate on/off switch. Its text says the state; color and position only repeat it. */
export function Switch({ label, describedBy, isOn, busy, onSwitch }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={busy}
      onClick={() => {
        if (!busy) onSwitch();
      }}
      className="group inline-flex min-h-11 items-center gap-3 rounded-sm font-sans text-sm text-ink aria-busy:cursor-progress"
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-11 items-center rounded-full border border-rule-strong bg-sunken px-1 transition-colors group-aria-checked:border-ink group-aria-checked:bg-ink"
      >
        <span className="size-4 rounded-full bg-ink-muted transition-transform group-aria-checked:translate-x-4.5 group-aria-checked:bg-paper" />
      </span>
      <span className="w-14 text-left">{isOn ? "Shown" : "Hidden"}</span>
    </button>
  );
}
