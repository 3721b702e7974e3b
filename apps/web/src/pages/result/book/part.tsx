import type { GeneratedProfile } from "@cosmic/contracts";
import { type GeneratedReport, REPORT_SECTIONS, type SectionName } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { SectionDisclaimer } from "../chapters/disclaimers.tsx";
import { Forecast } from "../chapters/forecast.tsx";
import { monthsFrom, toMonthId } from "../chapters/forecast-order.ts";
import { ReportText } from "../evidence/report-text.tsx";
import { SectionText } from "../forms/section-text.tsx";
import type { Chapter } from "../load/report-view.ts";
import { Fold } from "./fold.tsx";
import { ForecastRule } from "./forecast-rule.tsx";
import { countMinutes, formatMinutes, listPartTexts } from "./reading-time.ts";
import { goTo, toEndId } from "./use-reading-place.ts";

interface BookPartProps {
  part: Chapter;
  next: Chapter | null;
  /** The number of its opening; null where none is written. */
  opening: number | null;
  profile: GeneratedProfile;
  report: GeneratedReport;
}

/** One part: what it is about and how long it takes, and on request all of it. */
export function BookPart({ part, next, opening, profile, report }: BookPartProps) {
  const { id, numeral, title, sections } = part;
  const { book } = profile;
  const minutes = countMinutes(listPartTexts(part, report));
  const openingText = opening === null ? undefined : book?.openings[opening];
  return (
    <section
      aria-labelledby={id}
      data-part
      className="group/part flex flex-col gap-6 border-t border-rule-strong pt-8 print:block"
    >
      <div className="flex flex-col gap-4 print:mb-3 print:break-inside-avoid print:break-after-avoid">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <SectionHeading id={id} numeral={numeral} title={title} />
          <p className="font-sans text-sm text-ink-muted print:hidden">{formatMinutes(minutes)}</p>
        </div>
        {openingText === undefined ? null : (
          <div className="measure flex flex-col gap-4 text-lg">
            <ReportText name={`openings-${opening ?? 0}`} text={openingText} />
          </div>
        )}
        <PartTitles
          links={
            id === "forecast"
              ? listMonthLinks(report, profile)
              : sections.map((name) => ({ to: name, title: REPORT_SECTIONS[name].title }))
          }
        />
      </div>
      <Fold id={`${id}-text`} closed={`Read Part ${numeral}`} opened={`Close Part ${numeral}`}>
        <div className="pt-8 print:pt-0">
          {id === "forecast" ? (
            <div className="flex flex-col gap-8 print:block">
              {book ? <ForecastRule timeZone={book.timeZone} {...profile} /> : null}
              <Forecast
                monthlyForecasts={report.monthlyForecasts}
                forecastYears={profile.forecastYears}
                monthDates={book?.monthDates ?? []}
              />
            </div>
          ) : (
            <div className="border-t border-rule">
              {sections.map((name) => (
                <BookSection key={name} name={name} text={report[name]} profile={profile} />
              ))}
            </div>
          )}
          <PartEnd part={part} next={next} />
        </div>
      </Fold>
    </section>
  );
}

interface PartLink {
  to: string;
  title: string;
}

const listMonthLinks = (
  { monthlyForecasts }: GeneratedReport,
  { forecastYears }: GeneratedProfile,
): readonly PartLink[] =>
  monthsFrom({ monthlyForecasts, forecastYears }, new Date()).map(({ index, name }) => ({
    to: toMonthId(index),
    title: name,
  }));

/** What a closed part holds; an open one shows it. */
function PartTitles({ links }: { links: readonly PartLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul
      aria-label="In this part"
      className="measure flex flex-wrap gap-x-6 gap-y-1 group-has-[details[open]]/part:hidden print:hidden"
    >
      {links.map(({ to, title }) => (
        <li key={to}>
          <a href={`#${to}`} className={`${linkStyle({ tone: "quiet" })} text-sm`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface BookSectionProps {
  name: SectionName;
  text: string;
  profile: Pick<GeneratedProfile, "sectionParagraphs">;
}

function BookSection({ name, text, profile: { sectionParagraphs } }: BookSectionProps) {
  const { title, disclaimer } = REPORT_SECTIONS[name];
  return (
    <article
      aria-labelledby={name}
      className="flex flex-col gap-6 border-b border-rule py-12 print:block print:py-4"
    >
      <h3 id={name} className="text-2xl break-after-avoid print:mb-2">
        {title}
      </h3>
      {disclaimer ? <SectionDisclaimer /> : null}
      <SectionText
        name={name}
        text={text}
        kinds={sectionParagraphs.filter(({ section }) => section === name)}
      />
    </article>
  );
}

/** The way on, at the foot of an open part. */
function PartEnd({ part, next }: Pick<BookPartProps, "part" | "next">) {
  return (
    <footer className="pt-8 print:hidden">
      <p id={toEndId(part.id)} className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {next ? (
          <Button
            variant="secondary"
            onClick={() => {
              goTo(next.id);
            }}
          >
            Next: {next.title}
          </Button>
        ) : null}
        <span className="font-sans text-sm text-ink-muted">
          {next ? `End of Part ${part.numeral}` : "The end of your book"}
        </span>
      </p>
    </footer>
  );
}
