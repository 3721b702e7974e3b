import {
  type ChartSettings,
  DEFAULT_CHART_SETTINGS,
  parseChartSettings,
} from "@cosmic/domain/chart-settings";
import { useEffect, useState } from "react";
import {
  LASTING_KEYS,
  readStored,
  removeStored,
  writeStored,
} from "../browser-store/browser-store.ts";

const KEY = LASTING_KEYS.chartSettings;

export const isDefaultSettings = (settings: ChartSettings) =>
  Object.entries(DEFAULT_CHART_SETTINGS).every(
    ([name, value]) => settings[name as keyof ChartSettings] === value,
  );

const listeners = new Set<(settings: ChartSettings) => void>();

/** The reader's chart settings, the same all over the page, kept in this browser until they sign out. */
export function useChartSettings(): [ChartSettings, (settings: ChartSettings) => void] {
  const [settings, setSettings] = useState(readChartSettings);
  useEffect(() => {
    listeners.add(setSettings);
    return () => {
      listeners.delete(setSettings);
    };
  }, []);
  return [
    settings,
    (chosen) => {
      if (isDefaultSettings(chosen)) removeStored(KEY);
      else writeStored(KEY, JSON.stringify(chosen));
      for (const change of listeners) change(chosen);
    },
  ];
}

function readChartSettings(): ChartSettings {
  try {
    return parseChartSettings(JSON.parse(readStored(KEY) ?? "null"));
  } catch {
    return DEFAULT_CHART_SETTINGS;
  }
}
