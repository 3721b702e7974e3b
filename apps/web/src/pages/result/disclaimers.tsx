/** Stands above the sections that touch health, money, childhood, past lives and parenting. */
export function SectionDisclaimer() {
  return (
    <p className="font-sans text-sm text-ink-muted">
      A prompt for reflection, not psychological, medical, legal or financial advice.
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
      <p>
        Your blueprint is for self-reflection and entertainment. It is not psychological, medical,
        legal or financial advice, and it is not meant for hiring.
      </p>
      <p>
        The Sun's sign is computed; what it means is a symbolic tradition, used here as a prompt.
        There is no evidence that it predicts personality.
      </p>
      <p className="hidden print:block">
        This is not the MBTI® instrument. MBTI and Myers-Briggs are registered trademarks of their
        owner, who neither endorses this report nor is affiliated with it.
      </p>
    </aside>
  );
}
