import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderReportPdf } from "@cosmic/api/features/blueprints/pdf/render-report-pdf";
import { makePrintableReport, type PrintedTraits } from "@cosmic/api/testing/printable-report";
import { ROOT } from "@cosmic/tools-programs/root";

const folder = join(ROOT, "docs/samples");
/** Fixed, so that the same code writes the same bytes on any day. */
const WRITTEN_AT = "2026-11-21T12:00:00.000Z";

const SAMPLES: readonly { name: string; traits: Omit<PrintedTraits, "writtenAt"> }[] = [
  {
    name: "istj-time-and-place",
    traits: {
      birth: {
        birthDate: "1990-07-14",
        birthTime: "13:45",
        place: {
          id: 2_267_057,
          name: "Lisbon",
          region: "Lisbon",
          country: "Portugal",
          latitude: 38.72509,
          longitude: -9.1498,
          timeZone: "Europe/Lisbon",
        },
        utcOffset: "+01:00",
      },
      type: [4, 4, 2, 4, 2, 4, 3, 2],
    },
  },
  {
    name: "estp-changeover-date",
    traits: { birth: { birthDate: "1988-04-19" }, type: "ESTP" },
  },
  {
    name: "infp-date-only",
    traits: { birth: { birthDate: "1962-02-04" }, type: [2, 3, 5, 2, 1, 5, 1, 2] },
  },
];

// `npm run report:samples`: whole reports as their readers download them, for people to look at.
mkdirSync(folder, { recursive: true });
for (const { name, traits } of SAMPLES) {
  const report = makePrintableReport({ ...traits, writtenAt: WRITTEN_AT });
  const { archetype, mbtiType, sunSign } = report.profile;
  const bytes = await renderReportPdf(report);
  writeFileSync(join(folder, `${name}.pdf`), bytes);
  const size = `${Math.round(bytes.byteLength / 1_000)} kB`;
  console.log(`docs/samples/${name}.pdf  ${mbtiType} ${sunSign}, ${archetype}  ${size}`);
}
