import type { City, WireChart } from "@cosmic/contracts";
import { CHART_KINDS, type ChartKind, canComputeChart } from "@cosmic/domain/chart-settings";
import { Button } from "@cosmic/ui/button";
import { Disclosure, DisclosureList } from "@cosmic/ui/disclosure";
import { ErrorBoundary } from "@cosmic/ui/error-boundary";
import { Notice } from "@cosmic/ui/notice";
import { SelectField } from "@cosmic/ui/select-field";
import { lazy, Suspense } from "react";
import { explainFallback, HOUSE_LABELS, ZODIAC_LABELS } from "./chart-labels.ts";
import type { ChartView } from "./chart-view.ts";
import { CHART_LABELS } from "./format-chart.ts";
import type { ChartChoice } from "./use-chart-view.ts";

/** Behind a closed fold, so that the report need not wait for it. */
const LazyForm = lazy(async () => ({
  default: (await import("./chart-settings-form.tsx")).ChartSettingsForm,
}));

interface ChartControlsProps {
  choice: ChartChoice;
  chart: WireChart;
  place: City | null;
}

/** Which chart the wheel and the tables show, and under which settings. */
export function ChartControls({ choice, chart, place }: ChartControlsProps) {
  const { kind, settings, state, view, choose, set } = choice;
  const kinds = CHART_KINDS.filter((each) =>
    canComputeChart(each, { window: chart.window, place }),
  );
  return (
    <div className="flex flex-col gap-5 print:hidden">
      <SelectField
        label="Chart"
        options={kinds.map((value) => ({ value, label: CHART_LABELS[value] }))}
        value={kind}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value as ChartKind);
        }}
      />
      {kinds.length < CHART_KINDS.length ? (
        <p className="font-sans text-sm text-ink-muted">
          Returns, progressions and directions need the exact time and place of birth, so they are
          not offered.
        </p>
      ) : null}
      <DisclosureList>
        <Disclosure summary="Chart settings">
          <ErrorBoundary
            renderFallback={() => "The settings could not be loaded. Reload the page to try again."}
            onError={() => undefined}
          >
            <Suspense fallback={null}>
              <LazyForm
                settings={settings}
                onChange={set}
                houseHint={
                  view.houses
                    ? explainFallback(view.houses, view.settings)
                    : "Houses need the time and place of birth. The dial of your hours shows them."
                }
              />
            </Suspense>
          </ErrorBoundary>
        </Disclosure>
      </DisclosureList>
      <output className="block font-sans text-sm text-ink-muted">
        {state === "loading" ? "Computing the chart…" : describeSystems(view)}
      </output>
      {state === "failed" ? <EngineFailure onRetry={choice.wantWhole} /> : null}
    </div>
  );
}

/** The zodiac and the houses of wheel and tables, and those of the text. */
function describeSystems({ houses, settings, notes }: ChartView): string {
  return [
    `Zodiac: ${ZODIAC_LABELS[settings.zodiac]}.`,
    houses ? `Houses: ${HOUSE_LABELS[houses.system]}.` : "",
    explainFallback(houses, settings),
    "The text of the report and its PDF count houses by whole signs, in the tropical zodiac.",
    ...notes,
  ]
    .filter(Boolean)
    .join(" ");
}

function EngineFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      variant="signal"
      role="alert"
      title="This chart could not be computed"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Part of the page did not load. Below is your birth chart with the standard settings.
    </Notice>
  );
}
