import {
  type ChartSettings,
  DEFAULT_CHART_SETTINGS,
  HOUSE_SYSTEMS,
  LILITH_KINDS,
  NODE_KINDS,
  ORB_WIDTHS,
  ZODIACS,
} from "@cosmic/domain/chart-settings";
import { Button } from "@cosmic/ui/button";
import { SelectField } from "@cosmic/ui/select-field";
import { HOUSE_LABELS, ZODIAC_LABELS } from "./chart-labels.ts";
import { isDefaultSettings } from "./use-chart-settings.ts";

const NODE_LABELS: Readonly<Record<ChartSettings["nodes"], string>> = {
  true: "True node",
  mean: "Mean node",
};

const LILITH_LABELS: Readonly<Record<ChartSettings["lilith"], string>> = {
  mean: "Mean apogee",
  osculating: "Osculating apogee",
};

const ORB_LABELS: Readonly<Record<ChartSettings["orbs"], string>> = {
  narrow: "Narrow",
  standard: "Standard",
  wide: "Wide",
};

const toOptions = <Choice extends string>(
  choices: readonly Choice[],
  labels: Readonly<Record<Choice, string>>,
) => choices.map((value) => ({ value, label: labels[value] }));

const FIELDS = [
  { name: "houses", label: "Houses", options: toOptions(HOUSE_SYSTEMS, HOUSE_LABELS) },
  { name: "zodiac", label: "Zodiac", options: toOptions(ZODIACS, ZODIAC_LABELS) },
  { name: "nodes", label: "Lunar node", options: toOptions(NODE_KINDS, NODE_LABELS) },
  { name: "lilith", label: "Black Moon Lilith", options: toOptions(LILITH_KINDS, LILITH_LABELS) },
  { name: "orbs", label: "Orbs of aspects", options: toOptions(ORB_WIDTHS, ORB_LABELS) },
] as const;

interface ChartSettingsFormProps {
  settings: ChartSettings;
  onChange: (settings: ChartSettings) => void;
  /** What the chosen houses come to in this chart. */
  houseHint?: string;
}

/** How charts are drawn and listed; every choice counts at once. */
export function ChartSettingsForm({ settings, onChange, houseHint }: ChartSettingsFormProps) {
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="sr-only">How charts are drawn and listed</legend>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {FIELDS.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            options={options}
            value={settings[name]}
            hint={name === "houses" ? houseHint : null}
            onChange={({ currentTarget }) => {
              onChange({ ...settings, [name]: currentTarget.value });
            }}
          />
        ))}
      </div>
      <p className="measure font-sans text-sm text-ink-muted">
        These settings change the wheel and the tables on the page. The text of the report and its
        PDF always use the tropical zodiac and whole-sign houses. This browser remembers the
        settings until you sign out.
      </p>
      {isDefaultSettings(settings) ? null : (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              onChange(DEFAULT_CHART_SETTINGS);
            }}
          >
            Use the standard settings
          </Button>
        </div>
      )}
    </fieldset>
  );
}
