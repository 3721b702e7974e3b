import { REPORT_DISCLAIMERS, SECTION_DISCLAIMER } from "@cosmic/domain";

/** Shown above the sections on health, money, childhood, past lives and parenting. */
export function SectionDisclaimer() {
  return (
    <p className="font-sans text-sm text-ink-muted break-after-avoid print:mb-2">
      {SECTION_DISCLAIMER}
    </p>
  );
}

/** What the report is and is not, at its end and on its printed copy. */
export function ReportDisclaimer() {
  return (
    <aside
      aria-label="About this report"
      className="measure flex flex-col gap-3 border-t border-rule pt-6 font-sans text-sm text-ink-muted break-inside-avoid"
    >
      <p>{REPORT_DISCLAIMERS.use}</p>
      <p>{REPORT_DISCLAIMERS.astrology}</p>
      <p className="hidden print:block">{REPORT_DISCLAIMERS.trademark}</p>
    </aside>
  );
}
