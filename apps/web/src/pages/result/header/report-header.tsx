import type { GeneratedProfile } from "@cosmic/contracts";
import {
  findUtcMidnight,
  formatCalendarDate,
  getElement,
  getModality,
  getSignFacts,
  isZodiacSign,
  MBTI_TITLES,
} from "@cosmic/domain";
import { formatBirthHours } from "@cosmic/domain/hours";
import { Badge } from "@cosmic/ui/badge";
import { FigureRing } from "@cosmic/ui/figure-ring";
import { ZodiacGlyph } from "@cosmic/ui/zodiac-glyph";
import type { ReactNode } from "react";
import { formatDay } from "../../../shared/dates/format-instant.ts";
import { ChangeoverNote } from "../../../shared/sun-sign/changeover-note.tsx";
import { findSunPosition } from "../../../shared/sun-sign/sun-position.ts";
import { ReportText } from "../evidence/report-text.tsx";

interface ReportHeaderProps {
  profile: GeneratedProfile;
  isFull: boolean;
  /** Stands in place of the overview, which the summary of a book shows. */
  children?: ReactNode;
}

/** Archetype, overview and the facts of the report, beside the Sun on the zodiac ring. */
export function ReportHeader({ profile, isFull, children }: ReportHeaderProps) {
  const { mbtiType, sunSign, archetype, overview, birthDate, changeover, birthHours, place } =
    profile;
  const sunPosition = findSunPosition(birthDate ?? "", sunSign);
  return (
    <header className="flex flex-col gap-12 print:block">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] print:block">
        <div className="flex flex-col gap-6">
          <p className="flex flex-wrap items-center gap-3 text-lg text-ink-muted">
            <span className="text-ink">{mbtiType}</span>
            <span aria-hidden="true" className="h-px w-6 bg-brass-line" />
            <span className="inline-flex items-center gap-2">
              {isZodiacSign(sunSign) ? (
                <span className="text-brass">
                  <ZodiacGlyph sign={sunSign} />
                </span>
              ) : null}
              {sunSign}
            </span>
            {isFull ? null : <Badge variant="signal">Preview Version</Badge>}
          </p>
          <h1 className="text-display text-ink">{archetype}</h1>
          {children ?? (
            <div className="measure flex flex-col gap-4 text-lg">
              <ReportText
                name="overview"
                text={overview}
                paragraphClass="first:first-letter:float-left first:first-letter:pt-1 first:first-letter:pr-1.5 first:first-letter:text-[3.3em] first:first-letter:leading-[0.8] first:first-letter:text-brass"
              />
            </div>
          )}
        </div>
        {/* Smaller above a full report, whose reader comes for the chapters. */}
        <div
          className={`mx-auto w-full print:my-6 print:max-w-[7cm] ${isFull ? "max-w-[15rem] lg:max-w-[27rem]" : "max-w-[27rem]"}`}
        >
          <FigureRing
            {...(sunPosition === null
              ? {}
              : {
                  longitude: sunPosition,
                  title: `The ecliptic with the Sun at ${formatDegreesInSign(sunPosition)} ${sunSign}`,
                })}
          />
        </div>
      </div>
      <Facts profile={profile} />
      {changeover ? (
        <ChangeoverNote
          sunSign={sunSign}
          changeover={changeover}
          hasHours={birthHours !== undefined && place !== null}
        />
      ) : null}
    </header>
  );
}

const formatDegreesInSign = (longitude: number) => `${Math.floor(longitude % 30)}°`;

function Facts({ profile }: { profile: GeneratedProfile }) {
  const { mbtiType, sunSign, birthDate, birthTime, birthHours, place, generatedAt } = profile;
  return (
    <dl
      className={`grid grid-cols-2 border-y border-rule-strong sm:grid-cols-3 print:grid-cols-4 ${place ? "lg:grid-cols-4" : "lg:grid-cols-6"}`}
    >
      <Fact term="Type">
        {mbtiType} {MBTI_TITLES[mbtiType] ?? ""}
      </Fact>
      <Fact term="Sun sign">{sunSign}</Fact>
      {isZodiacSign(sunSign) ? (
        <>
          <Fact term="Figure">{getSignFacts(sunSign).figure}</Fact>
          <Fact term="Element, mode">
            {getElement(sunSign)}, {getModality(sunSign).toLowerCase()}
          </Fact>
        </>
      ) : null}
      {birthDate && findUtcMidnight(birthDate) !== null ? (
        <Fact term="Born">
          {formatCalendarDate(birthDate)}
          {birthTime ? `, ${birthTime}` : ""}
          {birthHours ? `, ${formatBirthHours(birthHours)}` : ""}
        </Fact>
      ) : null}
      {place ? (
        <Fact term="Birth place">
          {place.name}, {place.country}
        </Fact>
      ) : null}
      {generatedAt ? <Fact term="Written">{formatDay(generatedAt)}</Fact> : null}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 py-4 pr-4 print:py-2">
      <dt className="label-caps text-ink-faint">{term}</dt>
      <dd className="text-base text-ink first-letter:uppercase">{children}</dd>
    </div>
  );
}
