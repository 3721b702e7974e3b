import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Deps } from "../../../deps.ts";
import { ServiceUnavailableError } from "../../../errors.ts";
import { createWorkQueue } from "../../../work-queue.ts";
import type { PrintableReport } from "./printable-report.ts";

export interface ReportPrinter {
  /** Changes with the code that draws: two of one edition draw the same report alike. */
  edition: string;
  /**
   * The report as the bytes of a PDF file.
   * @throws ServiceUnavailableError when too many are waiting, or this one took too long
   */
  print: (report: PrintableReport) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A thread that has had nothing to do for this long ends, and gives its memory back. */
const IDLE = 30_000;
const YOUNG_SHARE = 0.2;

/** The worker stands beside this file, as TypeScript among the sources and as JavaScript when built. */
const workerFile = new URL(`./report-worker${extname(import.meta.filename)}`, import.meta.url).href;

/** The hash of what draws: the built worker, or the sources that it is built from. */
function computeEdition(): string {
  const isBuilt = extname(workerFile) === ".js";
  const files = isBuilt
    ? [fileURLToPath(workerFile)]
    : globSync(`${import.meta.dirname}/**/*.ts`).toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("base64url");
}

/**
 * Makes PDF files in threads of their own, since one takes about a tenth of a second of computing: requests
 * go on being answered meanwhile. Reports wait their turn. No thread runs before the first report.
 */
export function createReportPrinter({
  config,
  logger,
}: Pick<Deps, "config" | "logger">): ReportPrinter {
  const { atOnce, waiting, timeout, memory } = config.printing;
  const threads = new Piscina<PrintableReport, Uint8Array>({
    filename: workerFile,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: IDLE,
    // The secrets of the process are none of theirs.
    env: { NODE_ENV: "production" },
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: memory * (1 - YOUNG_SHARE),
      maxYoungGenerationSizeMb: memory * YOUNG_SHARE,
    },
  });
  // A thread that breaks between two reports belongs to none of them; another takes its place.
  threads.on("error", (error) => {
    logger.error({ err: error }, "A thread that makes PDF files broke");
  });
  // The pool's own queue does not keep the order.
  const inTurn = createWorkQueue(
    { atOnce, waiting },
    () =>
      new ServiceUnavailableError(
        10,
        "Many reports are being made just now. Please try again shortly.",
      ),
  );
  return {
    edition: computeEdition(),
    async print(report) {
      const signal = AbortSignal.timeout(timeout);
      try {
        return await inTurn(() => threads.run(report, { name: "renderReportPdf", signal }));
      } catch (error) {
        if (!signal.aborted || error instanceof ServiceUnavailableError) throw error;
        throw new ServiceUnavailableError(60, "This took too long. Please try again in a minute.");
      }
    },
    close: () => threads.destroy(),
  };
}
