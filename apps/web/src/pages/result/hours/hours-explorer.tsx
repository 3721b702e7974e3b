import type { ReportHours } from "@cosmic/contracts";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { ChartWheel } from "../../../shared/chart-wheel/chart-wheel.tsx";
import { Fold } from "../book/fold.tsx";
import { ChangeButtons } from "./change-buttons.tsx";
import { describeCounting } from "./describe-counting.ts";
import { HoursDial } from "./hours-dial.tsx";
import { HoursTables } from "./hours-table.tsx";
import { findStops, listChanges } from "./list-changes.ts";
import { toMinuteView } from "./minute-view.ts";
import { describeMinute, MinuteWords } from "./minute-words.tsx";
import { readReportHours, toSentHours } from "./read-report-hours.ts";
import { useHoursCounting } from "./use-hours-counting.ts";

interface HoursExplorerProps {
  birthDate: string;
  hours: ReportHours;
}

/** The dial with its marker, the chart at the chosen minute, and all of it in tables. */
export function HoursExplorer({ birthDate, hours: sent }: HoursExplorerProps) {
  const given = useMemo(() => toSentHours(sent), [sent]);
  const { clock, sky } = given;
  const { settings, counting } = useHoursCounting(sky.from);
  const hours = useMemo(() => readReportHours(given, counting), [given, counting]);
  const [index, setIndex] = useState((clock.count - 1) >> 1);
  const id = useId();
  const at = clock.getInstant(index);
  const drawnAt = useDeferredValue(at);
  const view = useMemo(
    () => toMinuteView({ birthDate, sky, settings, counting }, drawnAt),
    [birthDate, sky, settings, counting, drawnAt],
  );
  const changes = useMemo(() => listChanges(hours), [hours]);
  const { before, after } = findStops(changes, index);
  return (
    <div className="flex flex-col gap-12 print:block print:*:mb-7">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2 print:hidden">
        <div className="mx-auto flex w-full max-w-[34rem] flex-col gap-4">
          <HoursDial hours={hours} changes={changes} index={index} onChoose={setIndex} />
          <p className="font-sans text-sm text-ink-muted">
            Rings from the outside in: the hours you gave, your rising sign, your Midheaven, your
            Moon. A short stroke within them is where an aspect begins or ends, or a planet changes
            sign.
          </p>
          <label htmlFor={id} className="font-sans text-sm text-ink-muted">
            Move through the hours: drag the marker, or use the keys here. Arrows move by a minute,
            Page Up and Page Down to the next change and the one before.
          </label>
          <input
            id={id}
            type="range"
            className="h-11 w-full cursor-pointer touch-none accent-brass"
            min={0}
            max={clock.count - 1}
            step={1}
            value={index}
            aria-valuetext={describeMinute(hours, at)}
            onKeyDown={(event) => {
              const isUp = event.key === "PageUp";
              if (!isUp && event.key !== "PageDown") return;
              event.preventDefault();
              const stop = isUp ? after : before;
              if (stop) setIndex(stop.index);
            }}
            onChange={(event) => {
              setIndex(Number(event.currentTarget.value));
            }}
          />
          <ChangeButtons {...{ clock, before, after }} onChoose={setIndex} />
          <MinuteWords hours={hours} at={drawnAt} view={view} />
        </div>
        <div className="mx-auto w-full max-w-[34rem]">
          <ChartWheel view={view} />
          <p className="mt-4 text-center font-sans text-sm text-ink-muted">
            {describeCounting(view)}
          </p>
        </div>
      </div>
      <Fold
        id="hours-tables"
        closed="Show how surely everything holds"
        opened="Hide how surely everything holds"
      >
        <div className="pt-10">
          <HoursTables hours={hours} settings={settings} />
        </div>
      </Fold>
    </div>
  );
}
