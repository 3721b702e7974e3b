import { Button } from "@cosmic/ui/button";
import { Orbit } from "@cosmic/ui/orbit";
import { refusalText } from "../../../shared/feedback/refusal-text.ts";
import { useWhyThisLine } from "./why-this-line.tsx";

const FALLBACK = "The evidence could not be loaded.";

/** Turns the sentences of the report into controls that show their evidence; off by default. */
export function WhySwitch() {
  const why = useWhyThisLine();
  if (why === null) return null;
  const { isOn, setOn, status, error, retry } = why;
  return (
    <div className="flex flex-col gap-2 font-sans text-sm">
      <label className="flex min-h-8 cursor-pointer items-start gap-3 text-ink">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its state itself
          role="switch"
          aria-describedby="why-hint"
          checked={isOn}
          onChange={(event) => {
            setOn(event.currentTarget.checked);
          }}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="relative mt-0.5 h-5 w-9 shrink-0 rounded-full border border-rule-strong bg-raised transition-colors peer-checked:border-brass peer-checked:bg-brass peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brass after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-rule-strong after:transition-[left] peer-checked:after:left-[1.125rem] peer-checked:after:bg-paper forced-colors:after:bg-[ButtonText]"
        />
        Show what each line rests on
      </label>
      <p id="why-hint" className="text-ink-muted">
        {isOn
          ? "Select any sentence to see what it is based on. With a keyboard: Tab to a text, left and right arrows to move between sentences, Enter to open, Escape to close."
          : "Every sentence comes from your type, your answers or the sky. See which."}
      </p>
      {status === "loading" ? (
        <output className="flex items-center gap-2 text-ink-muted">
          <Orbit size="sm" /> Loading the evidence...
        </output>
      ) : null}
      {status === "failed" ? (
        <div role="alert" className="flex flex-col items-start gap-2 text-signal">
          <p>{refusalText(error, FALLBACK)}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
