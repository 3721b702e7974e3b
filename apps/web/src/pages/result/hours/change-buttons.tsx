import { Button } from "@cosmic/ui/button";
import type { HourStop } from "./list-changes.ts";
import type { ReadReportHours } from "./read-report-hours.ts";

interface ChangeButtonsProps {
  clock: ReadReportHours["clock"];
  before: HourStop | null;
  after: HourStop | null;
  onChoose: (index: number) => void;
}

/** The ways to the change before the chosen minute and to the one after it, each named. */
export function ChangeButtons({ clock, before, after, onChoose }: ChangeButtonsProps) {
  const name = (way: string, stop: HourStop | null) =>
    stop
      ? `${way}: ${clock.format(clock.getInstant(stop.index))} ${stop.words}`
      : `${way}: no change`;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ChangeButton label={name("Before", before)} stop={before} onChoose={onChoose} />
      <ChangeButton label={name("Next", after)} stop={after} onChoose={onChoose} />
    </div>
  );
}

interface ChangeButtonProps {
  label: string;
  stop: HourStop | null;
  onChoose: (index: number) => void;
}

/** Stays focusable at either end, where it has nothing to do, so that focus is not lost there. */
function ChangeButton({ label, stop, onChoose }: ChangeButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-disabled={stop === null}
      onClick={() => {
        if (stop) onChoose(stop.index);
      }}
    >
      {label}
    </Button>
  );
}
