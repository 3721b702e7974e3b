import { runLocal } from "@cosmic/tools-e2e/run-local";
import { requireChromium } from "@cosmic/tools-programs/chromium";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

// Lighthouse with its default mobile profile, over the built landing page; each metric is the median run.
const RUNS = 3;
const GOAL = 95;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
] as const;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const product = await runLocal();
const browser = await launch({
  chromePath: requireChromium(),
  chromeFlags: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
try {
  const reports: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(`${product.webUrl}/`, {
      port: browser.port,
      onlyCategories: [...CATEGORIES],
      logLevel: "error",
    });
    if (!result) throw new Error("Lighthouse gave no result");
    reports.push(result.lhr);
  }
  console.log(
    `Landing page, Lighthouse ${reports[0]?.lighthouseVersion}, mobile, median of ${RUNS}`,
  );
  const scores = CATEGORIES.map((name) => ({
    name,
    score: 100 * median(reports.map((report) => report.categories[name]?.score ?? 0)),
  }));
  for (const { name, score } of scores) console.log(`  ${name.padEnd(28)} ${score.toFixed(0)}`);
  for (const name of METRICS) {
    const value = median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
    const unit = reports[0]?.audits[name]?.numericUnit ?? "";
    console.log(`  ${name.padEnd(28)} ${value.toFixed(unit === "unitless" ? 3 : 0)} ${unit}`);
  }
  const lowest = Math.min(...scores.map(({ score }) => score));
  console.log(
    `${lowest >= GOAL ? "ok" : "BELOW"}: lowest category ${lowest.toFixed(0)}, goal ${GOAL}`,
  );
  process.exitCode = lowest >= GOAL ? 0 : 1;
} finally {
  browser.kill();
  await product.stop();
}
