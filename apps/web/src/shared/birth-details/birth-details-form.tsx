import { formatCalendarDate } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { ChoiceGroup } from "@cosmic/ui/choice-group";
import { Notice } from "@cosmic/ui/notice";
import { type FormEvent, useEffect, useRef } from "react";
import { CitiesCredit } from "./cities-credit.tsx";
import { CityField } from "./city-field.tsx";
import { ExactnessField, TimeFields } from "./time-fields.tsx";
import { type BirthDetails, type Problems, useBirthDetails } from "./use-birth-details.ts";

interface BirthDetailsFormProps extends BirthDetails {
  onCancel: () => void;
}

/** Asks for the clock time and the town of a birth, and goes on to a new blueprint written for them. */
export function BirthDetailsForm({ onCancel, ...details }: BirthDetailsFormProps) {
  const form = useBirthDetails(details);
  const { birthDate, time, isTimeUnknown, exactness, place, options, offset } = form.answers;
  const { problems, isSaving } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(focusTime, []);

  /** The first field with something wrong, else the choice that has just appeared. */
  function leadTo(found: Problems) {
    const wrong = element.current?.querySelector<HTMLElement>("input[aria-invalid='true']");
    const choice = element.current?.querySelector<HTMLElement>("input[name='utcOffset']");
    if (wrong) wrong.focus();
    else if (found.utcOffset !== undefined) choice?.focus();
  }

  /** The button that was pressed is gone; the time it left has the focus. */
  function focusTime() {
    element.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = await form.submit();
    // What was found is on the page only after the next render.
    setTimeout(() => {
      leadTo(found);
    }, 0);
  }

  return (
    <form
      ref={element}
      noValidate
      aria-label="Birth time and place"
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex flex-col gap-7">
        <div className="flex flex-col items-start gap-3">
          <p className="text-ink-muted">
            <span aria-live="polite" aria-atomic="true">
              Born on <span className="text-ink">{formatCalendarDate(birthDate)}</span>.
            </span>{" "}
            A new blueprint is written with what you add here; this one stays on your dashboard as
            it is.
          </p>
          {birthDate === details.birthDate ? null : (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                form.resetBirthDate();
                focusTime();
              }}
            >
              Back to {formatCalendarDate(details.birthDate)}
            </Button>
          )}
        </div>
        <div className="grid gap-x-10 gap-y-7 md:grid-cols-[14rem_minmax(0,32rem)]">
          <TimeFields form={form} onSettled={focusTime} />
          <CityField
            label="Birth place"
            hint="Type the name of the town, then choose it from the list. You can add a comma and the country."
            error={problems.placeId}
            value={place}
            onValueChange={form.setCity}
          />
        </div>
        {isTimeUnknown ? null : <ExactnessField form={form} />}
        {isTimeUnknown ? (
          <p className="measure text-sm text-ink-muted">
            That is fine. The place alone often settles your Sun sign and sometimes your Moon sign.
            The rising sign and the houses stay open.
          </p>
        ) : null}
        {isTimeUnknown || exactness === "exact" ? null : (
          <p className="measure text-sm text-ink-muted">
            Your report then states what holds at every minute of these hours, and shows on a dial
            what changes within them.
          </p>
        )}
        {options.length > 0 && place !== null ? (
          <div className="max-w-2xl animate-arrive">
            <ChoiceGroup
              legend={`Which ${time} was it?`}
              hint={`On ${formatCalendarDate(birthDate)} the clocks in ${place.name} were set back, so ${time} happened twice.`}
              error={problems.utcOffset}
              required
              name="utcOffset"
              value={offset}
              onValueChange={form.setOffset}
              options={options.map((option, index) => ({
                value: option.offset,
                label: `${index === 0 ? "Before" : "After"} the clocks went back (${option.offset})`,
              }))}
            />
          </div>
        ) : null}
        {problems.form ? (
          <Notice variant="signal" role="alert" title="Not saved yet">
            {problems.form}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" busy={isSaving}>
            Write the new blueprint
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Not now
          </Button>
        </div>
        <p className="font-sans text-xs text-ink-faint">
          <CitiesCredit />
        </p>
      </div>
    </form>
  );
}
