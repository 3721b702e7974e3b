import { natalChart } from "../../packages/domain/src/chart/index.ts";
import { forecastEvents } from "../../packages/domain/src/forecast/index.ts";
import { reportInputsFrom, writeReport } from "../../packages/report/src/index.ts";

// Started by the benchmark: when a fresh process has loaded the writer, and written its first report.
const loaded = performance.now();
const chart = natalChart({ birthDate: "1990-07-14" });
const forecast = forecastEvents({ natal: chart, from: new Date("2026-11-21T12:00:00Z") });
writeReport(reportInputsFrom({ mbtiType: "INFP", clarity: null, chart, forecast }));
console.log(JSON.stringify({ loaded, written: performance.now() }));
