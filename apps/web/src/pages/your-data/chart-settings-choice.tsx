import { ChartSettingsForm } from "../../shared/chart-wheel/chart-settings-form.tsx";
import { useChartSettings } from "../../shared/chart-wheel/use-chart-settings.ts";

/** The settings that every report opened in this browser is shown under. */
export function ChartSettingsChoice() {
  const [settings, setSettings] = useChartSettings();
  return <ChartSettingsForm settings={settings} onChange={setSettings} />;
}
