import { SelectField } from "@cosmic/ui/select-field";
import { TextField } from "@cosmic/ui/text-field";
import { asksForTime, listExactnessOptions } from "./time-exactness.ts";
import type { BirthDetailsState } from "./use-birth-details.ts";

/** The birth time: one clock time or two, or that it is not known. */
export function TimeFields({ form }: { form: BirthDetailsState }) {
  const { time, latest, exactness, isTimeUnknown } = form.answers;
  const { problems } = form;
  const hasTime = !isTimeUnknown && asksForTime(exactness);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Birth time"
        hint="Local time where you were born, on a 24-hour clock: 07:45 or 19:30."
        error={problems.birthTime}
        required={hasTime}
        inputMode="text"
        autoComplete="off"
        placeholder="00:00"
        disabled={!hasTime}
        value={hasTime ? time : ""}
        onChange={(event) => {
          form.setTime(event.currentTarget.value);
        }}
        onBlur={form.settleTime}
      />
      {hasTime && exactness === "between" ? (
        <TextField
          label="Latest birth time"
          hint="On the same day; the time above is the earliest."
          error={problems.latest}
          required
          inputMode="text"
          autoComplete="off"
          placeholder="00:00"
          value={latest}
          onChange={(event) => {
            form.setLatest(event.currentTarget.value);
          }}
          onBlur={form.settleTime}
        />
      ) : null}
      <label className="flex min-h-6 items-start gap-3 font-sans text-sm text-ink">
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 shrink-0 accent-brass"
          checked={isTimeUnknown}
          onChange={(event) => {
            form.setTimeUnknown(event.currentTarget.checked);
          }}
        />
        I do not know the time
      </label>
    </div>
  );
}

/** How exactly the birth time is known. */
export function ExactnessField({ form }: { form: BirthDetailsState }) {
  return (
    <div className="max-w-md">
      <SelectField
        label="How exactly is the time known?"
        options={listExactnessOptions(form.given)}
        value={form.answers.exactness}
        onChange={(event) => {
          form.setExactness(event.currentTarget.value);
        }}
      />
    </div>
  );
}
