import lighthouse, { type Result } from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  shift: "cumulative-layout-shift",
} as const;

/** What a visitor's first load of a page takes, each the median of the runs. */
export interface PageFigures extends Record<keyof typeof METRICS, number> {
  name: string;
  /** In hundredths, in the order performance, accessibility, best practices, search engines. */
  scores: readonly number[];
  /** Bytes as they were sent, headers included. */
  scriptBytes: number;
  allBytes: number;
  requests: number;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface SentFile {
  resourceType?: string;
  transferSize?: number;
}

function listFiles({ audits }: Result): readonly SentFile[] {
  const { details } = audits["network-requests"] ?? {};
  return details?.type === "table" ? (details.items as SentFile[]) : [];
}

const sumBytes = (files: readonly SentFile[]) =>
  files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

/** Loads the page in Lighthouse's default mobile profile, each time without a cache; a session stays. */
export async function measurePage(
  name: string,
  address: string,
  { port, runs }: { port: number; runs: number },
): Promise<PageFigures> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, {
      port,
      onlyCategories: [...CATEGORIES],
      // The page of unknown addresses is answered with 404.
      ignoreStatusCode: true,
      logLevel: "error",
    });
    if (!result) throw new Error("Lighthouse gave no result");
    results.push(result.lhr);
  }
  const findMedian = (read: (result: Result) => number) => median(results.map(read));
  const metrics = Object.entries(METRICS).map(([key, audit]) => [
    key,
    findMedian(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
  ]);
  return {
    name,
    ...(Object.fromEntries(metrics) as Record<keyof typeof METRICS, number>),
    scores: CATEGORIES.map((category) =>
      findMedian(({ categories }) => 100 * (categories[category]?.score ?? 0)),
    ),
    scriptBytes: findMedian((result) =>
      sumBytes(listFiles(result).filter(({ resourceType }) => resourceType === "Script")),
    ),
    allBytes: findMedian((result) => sumBytes(listFiles(result))),
    requests: findMedian((result) => listFiles(result).length),
  };
}
