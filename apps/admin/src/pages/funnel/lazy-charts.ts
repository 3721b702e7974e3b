import { lazy } from "react";

// The drawing library is larger than the rest of the panel; only this page asks for it.
export const StepsChart = lazy(async () => ({
  default: (await import("./funnel-charts.tsx")).StepsChart,
}));
export const DaysChart = lazy(async () => ({
  default: (await import("./funnel-charts.tsx")).DaysChart,
}));
