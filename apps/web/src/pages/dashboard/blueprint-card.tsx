import type { Blueprint } from "@cosmic/contracts";
import { formatCalendarDate } from "@cosmic/domain";
import { formatBirthHours } from "@cosmic/domain/hours";
import { Badge } from "@cosmic/ui/badge";
import { Card } from "@cosmic/ui/card";
import { ZodiacGlyph } from "@cosmic/ui/zodiac-glyph";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { formatDay } from "../../shared/dates/format-instant.ts";

/** One blueprint of the list; the whole card links to its report. */
export function BlueprintCard({
  slug,
  mbtiType,
  archetype,
  sunSign,
  overview,
  isPaid,
  generatedAt,
  birthDate,
  birthTime,
  birthHours,
  place,
}: Blueprint) {
  const born = [
    formatCalendarDate(birthDate),
    birthTime ?? (birthHours ? formatBirthHours(birthHours) : null),
    place?.name,
  ].filter(Boolean);
  return (
    <Card as="article" interactive corners>
      <div className="flex h-full flex-col gap-5">
        <div className="flex items-start justify-between gap-4">
          <span className="text-brass">
            <ZodiacGlyph sign={sunSign} size="lg" />
          </span>
          <span className="flex items-center gap-2">
            {isPaid ? <Check /> : null}
            <Badge variant={isPaid ? "good" : "neutral"}>{isPaid ? "Complete" : "Preview"}</Badge>
          </span>
        </div>
        <h3 className="text-2xl">
          <Link to={paths.result({ slug })} className="no-underline after:absolute after:inset-0">
            {archetype}
          </Link>
        </h3>
        <div className="flex flex-col gap-2 text-ink-muted">
          <p className="flex flex-wrap items-center gap-3">
            <Badge variant="metal">{mbtiType}</Badge>
            <span>{sunSign}</span>
          </p>
          <p className="figures-table">Born {born.join(", ")}</p>
        </div>
        <p className="line-clamp-3 text-ink-muted">{overview}</p>
        <p className="mt-auto border-t border-rule pt-4 font-sans text-sm text-ink-faint">
          Created <time dateTime={generatedAt}>{formatDay(generatedAt)}</time>
        </p>
      </div>
    </Card>
  );
}

function Check() {
  return (
    <svg
      viewBox="0 0 20 20"
      role="img"
      aria-label="Paid"
      className="size-5 text-good"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="10" cy="10" r="8.5" />
      <path d="M6 10.4l2.8 2.8L14.2 7" />
    </svg>
  );
}
