import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderReportPdf } from "@cosmic/api/features/blueprints/pdf/render-report-pdf";
import { makePrintableReport, type PrintedTraits } from "@cosmic/api/testing/printable-report";
import { ROOT } from "@cosmic/tools-programs/root";

const folder = join(ROOT, "docs/samples");
/** Fixed, so that the same code writes the same bytes on any day. */
const WRITTEN_AT = "2026-11-21T12:00:00.000Z";

const LISBON = {
  id: 2_267_057,
  name: "Lisbon",
  region: "Lisbon",
  country: "Portugal",
  latitude: 38.72509,
  longitude: -9.1498,
  timeZone: "Europe/Lisbon",
};

const SAMPLES: readonly { name: string; traits: Omit<PrintedTraits, "writtenAt"> }[] = [
  {
    name: "istj-time-and-place",
    traits: {
      birth: {
        birthDate: "1990-07-14",
        birthTime: "13:45",
        place: LISBON,
        utcOffset: "+01:00",
      },
      type: [4, 4, 2, 4, 2, 4, 3, 2],
    },
  },
  {
    name: "enfp-about-a-time",
    traits: {
      birth: {
        birthDate: "1990-07-13",
        birthHours: { kind: "about", time: "20:00", minutes: 60 },
        place: LISBON,
      },
      type: "ENFP",
    },
  },
  {
    name: "intj-part-of-the-day",
    traits: {
      birth: {
        birthDate: "1975-10-24",
        birthHours: { kind: "part", part: "night" },
        place: LISBON,
      },
      type: "INTJ",
    },
  },
  {
    name: "isfj-unknown-time",
    traits: { birth: { birthDate: "1983-03-02", place: LISBON }, type: "ISFJ" },
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
