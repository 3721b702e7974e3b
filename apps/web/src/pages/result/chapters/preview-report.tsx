import { type GeneratedReport, REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";

const ESSENTIALS = SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].access === "preview");

/** The openings of the three essential sections, side by side, each fading out where it is cut. */
export function PreviewReport({ report }: { report: GeneratedReport }) {
  return (
    <section aria-labelledby="essentials" className="flex flex-col gap-6">
      <h2 id="essentials" className="text-3xl">
        Where it begins
      </h2>
      <div className="grid border-t border-rule-strong md:grid-cols-3 md:divide-x md:divide-rule">
        {ESSENTIALS.map((name) => (
          <article
            key={name}
            aria-labelledby={name}
            className="flex flex-col gap-4 border-b border-rule py-7 md:border-b-0 md:px-7 md:first:pl-0 md:last:pr-0"
          >
            <h3 id={name} className="text-xl">
              {REPORT_SECTIONS[name].title}
            </h3>
            <p>{report[name]}</p>
            <FadingLines />
          </article>
        ))}
      </div>
    </section>
  );
}

/** The lines that are written but not shown, fading into the page. */
function FadingLines() {
  return (
    <div aria-hidden="true" className="relative h-24 overflow-hidden print:hidden">
      <div className="h-full bg-[repeating-linear-gradient(to_bottom,transparent_0_0.7rem,var(--color-rule)_0.7rem_0.9rem,transparent_0.9rem_1.6rem)]" />
      <div
        data-testid="fade"
        className="absolute inset-0 bg-linear-to-b from-transparent to-paper"
      />
    </div>
  );
}
