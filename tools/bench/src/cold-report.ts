import { natalChart } from "@cosmic/domain/chart";
import { computeYearEvents, findYearEnd } from "@cosmic/domain/forecast";
import { reportInputsFrom, writeReport } from "@cosmic/report";

// Started by the benchmark: when a fresh process has loaded the writer, and written its first report.
const loaded = performance.now();
const chart = natalChart({ birthDate: "1990-07-14" });
const from = new Date("2026-11-21T12:00:00Z");
const year = computeYearEvents({ natal: chart, from, to: findYearEnd(from, "UTC") });
writeReport(reportInputsFrom({ mbtiType: "INFP", clarity: null, chart, year, timeZone: "UTC" }));
console.log(JSON.stringify({ loaded, written: performance.now() }));
