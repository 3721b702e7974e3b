import type { PrintableReport } from "../src/features/blueprints/pdf/printable-report.ts";
import { renderReportPdf } from "../src/features/blueprints/pdf/render-report-pdf.ts";
import { makePrintableReport } from "./printable-report.ts";
import { type OutlineLine, type ReadPdf, readPdf } from "./read-pdf.ts";

/** Milliseconds; typesetting is slow on a busy machine. */
export const PATIENT = 120_000;

const DA_NANG = {
  id: 1_583_992,
  name: "Đà Nẵng",
  region: "Da Nang",
  country: "Vietnam",
  latitude: 16.06778,
  longitude: 108.22083,
  timeZone: "Asia/Ho_Chi_Minh",
};

/** Time and place known, one axis of the quiz exactly tied. */
export const whole = makePrintableReport({
  birth: { birthDate: "1990-07-14", birthTime: "13:45", place: DA_NANG },
  type: [3, 2, 4, 1, 3, 5, 2, 4],
  writtenAt: "2026-11-21T12:00:00.000Z",
});
/** A date and nothing more; the Sun changes sign on it. */
export const bare = makePrintableReport({
  birth: { birthDate: "1988-04-19" },
  type: "ESTP",
  writtenAt: "2027-01-02T08:30:00.000Z",
});
const FIRST_EDITION_SECTION = [
  "A crisis makes you calmer, and others notice it before you do. You see which door still opens.",
  "People hand you the map without being asked.",
  "Write down three things you fixed this week, and who thanked you.",
].join("\n\n");
/** A report of the first edition, stored before charts were kept; its texts are prose and notes beside it. */
const older: PrintableReport = {
  profile: {
    ...bare.profile,
    giftedTalents: FIRST_EDITION_SECTION,
    sectionAsides: [
      { section: "giftedTalents", paragraph: 1, kind: "notice" },
      { section: "giftedTalents", paragraph: 2, kind: "practice" },
    ],
    sectionParagraphs: [],
    book: null,
    chart: null,
    axes: null,
    forecastYears: [],
  },
  forecast: null,
};

interface Printed {
  report: PrintableReport;
  bytes: Uint8Array;
  pdf: ReadPdf;
}

export async function print(report: PrintableReport): Promise<Printed> {
  const bytes = await renderReportPdf(report);
  return { report, bytes, pdf: await readPdf(bytes) };
}

/** How much of the birth and of the answers a report knows. */
export const KINDS = ["whole", "bare", "older"] as const;

export type SamplePrints = Record<(typeof KINDS)[number], Printed>;

/** A sample of each kind. */
export const printSamples = async (): Promise<SamplePrints> => ({
  whole: await print(whole),
  bare: await print(bare),
  older: await print(older),
});

/** What the outline, or a part of it, lists. */
export const listTitles = (lines: readonly OutlineLine[]) => lines.map(({ title }) => title);
