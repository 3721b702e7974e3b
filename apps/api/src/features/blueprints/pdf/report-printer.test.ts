import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makePrintableReport } from "../../../../test/printable-report.ts";
import { buildTestConfig } from "../../../../test/test-config.ts";
import type { Config } from "../../../config/config.ts";
import { renderReportPdf } from "./render-report-pdf.ts";
import { createReportPrinter, type ReportPrinter } from "./report-printer.ts";

// A thread loads the fonts and the typesetter first.
vi.setConfig({ testTimeout: 90_000 });
const PATIENT = 80_000;

const report = makePrintableReport({
  birth: { birthDate: "1975-10-02" },
  type: "ISFJ",
  writtenAt: "2026-06-30T23:59:59.000Z",
});

let printer: ReportPrinter;
const logged: string[] = [];

function startPrinter(printing: Partial<Config["printing"]> = {}): ReportPrinter {
  const config = buildTestConfig();
  printer = createReportPrinter({
    config: { ...config, printing: { ...config.printing, timeout: PATIENT, ...printing } },
    logger: pino({}, { write: (line) => logged.push(line) }),
  });
  return printer;
}

afterEach(() => printer.close());

describe("the report printer", () => {
  it("prints the same file as a direct call, without blocking the process, and rejects what exceeds its queue", async () => {
    const { print } = startPrinter({ waiting: 1 });
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    const results = await Promise.allSettled([1, 2, 3].map(() => print(report)));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(20);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(1);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, retryAfter: 10 });
    const bytes = await print(report);
    expect(Buffer.from(bytes).equals(await renderReportPdf(report))).toBe(true);
  });

  it("prints 24 reports that are asked for at once, each in its turn", async () => {
    const { print } = startPrinter();
    const done: number[] = [];
    const all = Array.from({ length: 24 }, async (_, index) => {
      const bytes = await print(report);
      done.push(index);
      return bytes;
    });
    const files = await Promise.all(all);
    expect(done).toEqual(files.map((_, index) => index));
    for (const bytes of files) expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("names an edition that is the same for the same code", () => {
    const { edition } = startPrinter();
    expect(edition).toMatch(/^[\w-]{43}$/);
    expect(startPrinter().edition).toBe(edition);
  });

  it("aborts a report that takes too long", async () => {
    const { print } = startPrinter({ timeout: 1 });
    await expect(print(report)).rejects.toMatchObject({ status: 503 });
  });

  it("survives a report that exceeds its memory limit", async () => {
    const { print } = startPrinter({ memory: 24 });
    const failure = print(report).catch((error: unknown) => {
      logged.push(String(error));
      return error;
    });
    await vi.waitFor(() => expect(logged.join()).toMatch(/memory limit/), { timeout: PATIENT });
    await printer.close();
    expect(await failure).toBeInstanceOf(Error);
  });
});
