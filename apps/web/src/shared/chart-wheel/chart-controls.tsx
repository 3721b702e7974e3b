import type { City, WireChart } from "@cosmic/contracts";
import { CHART_KINDS, type ChartKind, canComputeChart } from "@cosmic/domain/chart-settings";
import { Button } from "@cosmic/ui/button";
import { Disclosure, DisclosureList } from "@cosmic/ui/disclosure";
import { Notice } from "@cosmic/ui/notice";
import { SelectField } from "@cosmic/ui/select-field";
import { HOUSE_LABELS, ZODIAC_LABELS } from "./chart-labels.ts";
import { ChartSettingsForm } from "./chart-settings-form.tsx";
import { CHART_LABELS } from "./format-chart.ts";
import type { ChartChoice } from "./use-chart-view.ts";

interface ChartControlsProps {
  choice: ChartChoice;
  chart: WireChart;
  place: City | null;
}

/** Which chart the wheel and the tables show, and under which settings. */
export function ChartControls({ choice, chart, place }: ChartControlsProps) {
  const { kind, settings, state, choose, set } = choice;
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
          <ChartSettingsForm settings={settings} onChange={set} />
        </Disclosure>
      </DisclosureList>
      <output className="block font-sans text-sm text-ink-muted">
        {state === "loading" ? "Computing the chart…" : describeSystems(choice)}
      </output>
      {state === "failed" ? <EngineFailure onRetry={choice.wantWhole} /> : null}
    </div>
  );
}

/** The zodiac and the houses of wheel and tables, and those of the text. */
function describeSystems({ view: { houses, settings } }: ChartChoice): string {
  const zodiac = `Zodiac: ${ZODIAC_LABELS[settings.zodiac]}.`;
  if (!houses) return zodiac;
  const text =
    "The text of the report and its PDF count houses by whole signs, in the tropical zodiac.";
  return `${zodiac} Houses: ${HOUSE_LABELS[houses.system]}. ${text}`;
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
