import { lazy } from "react";

// The chart library is larger than the rest of the panel; only this page loads it.
export const StepsChart = lazy(async () => ({
  default: (await import("./funnel-charts.tsx")).StepsChart,
}));
export const DaysChart = lazy(async () => ({
  default: (await import("./funnel-charts.tsx")).DaysChart,
}));
