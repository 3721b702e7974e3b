import { formatCalendarDate } from "@cosmic/domain";
import { SelectField } from "@cosmic/ui/select-field";
import { TextField } from "@cosmic/ui/text-field";
import { asksForTime, listExactnessOptions } from "./time-exactness.ts";
import { TimeOffers } from "./time-offers.tsx";
import type { BirthDetailsState } from "./use-birth-details.ts";

interface TimeFieldsProps {
  form: BirthDetailsState;
  /** After a time was taken that was offered. */
  onSettled: () => void;
}

/** The birth time: one clock time or two, or that it is not known. */
export function TimeFields({ form, onSettled }: TimeFieldsProps) {
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
      <TimeOffers
        offers={isTimeUnknown ? [] : form.offers}
        onChoose={(offer) => {
          form.takeOffer(offer);
          onSettled();
        }}
      />
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
  const { birthDate, exactness } = form.answers;
  return (
    <div className="max-w-md">
      <SelectField
        label="How exactly is the time known?"
        hint={
          exactness.startsWith("part")
            ? `Of ${formatCalendarDate(birthDate)}, which begins at midnight: the hours before that midnight belong to the date before.`
            : undefined
        }
        options={listExactnessOptions(form.given)}
        value={exactness}
        onChange={(event) => {
          form.setExactness(event.currentTarget.value);
        }}
      />
    </div>
  );
}
