import { Button } from "@cosmic/ui/button";
import { DateField } from "@cosmic/ui/date-field";
import { useState } from "react";
import { type DayRange, findRangeProblem, lastDays } from "./day-range.ts";

const PRESETS = [7, 30, 90];

interface RangeFormProps {
  range: DayRange;
  /** The current day in UTC. */
  today: string;
  onChange: (range: DayRange) => void;
}

/** The range of days. A valid range takes effect immediately; an invalid one shows why. */
export function RangeForm({ range, today, onChange }: RangeFormProps) {
  const [draft, setDraft] = useState(range);
  const problem = findRangeProblem(draft, today);
  const getError = (field: keyof DayRange) =>
    problem?.field === field ? problem.message : undefined;

  function take(next: DayRange) {
    setDraft(next);
    if (findRangeProblem(next, today) === null) onChange(next);
  }

  return (
    <form
      noValidate
      aria-label="Days"
      className="flex flex-wrap items-start gap-x-4 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {(["from", "to"] as const).map((field) => (
        <div key={field} className="w-44">
          <DateField
            label={field === "from" ? "First day" : "Last day"}
            max={today}
            value={draft[field]}
            error={getError(field)}
            onChange={(event) => {
              take({ ...draft, [field]: event.target.value });
            }}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2 pt-1 sm:pt-9">
        {PRESETS.map((days) => {
          const preset = lastDays(days, today);
          const isOn = preset.from === range.from && preset.to === range.to;
          return (
            <Button
              key={days}
              variant={isOn ? "primary" : "secondary"}
              size="sm"
              aria-pressed={isOn}
              onClick={() => {
                take(preset);
              }}
            >
              {days} days
            </Button>
          );
        })}
      </div>
    </form>
  );
}
