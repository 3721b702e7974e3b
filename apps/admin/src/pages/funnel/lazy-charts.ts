import { CodeLoadError } from "@cosmic/ui/code-load-error";
import { lazy } from "react";

// The chart library is larger than the rest of the panel; only this page loads it.
const loadCharts = () =>
  import("./funnel-charts.tsx").catch((error: unknown) => {
    throw new CodeLoadError(error);
  });

export const StepsChart = lazy(async () => ({ default: (await loadCharts()).StepsChart }));
export const DaysChart = lazy(async () => ({ default: (await loadCharts()).DaysChart }));
