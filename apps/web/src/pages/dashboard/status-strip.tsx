import { findOwnType } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { formatDay } from "../../shared/dates/format-instant.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { birthInfoQuery, mbtiResultQuery } from "../../shared/mbti/quiz-queries.ts";

/** Three status cards in one strip: a new blueprint, birth information and the assessment. */
export function StatusStrip() {
  const birthInfo = useQuery(birthInfoQuery);
  const mbtiResult = useQuery(mbtiResultQuery);
  return (
    <ul className="grid border-y border-rule-strong md:grid-cols-3 md:divide-x md:divide-rule">
      <li className="group relative border-b border-rule py-7 md:border-b-0 md:pr-8">
        <h2 className="text-xl">
          <Link
            to={paths.quiz()}
            className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass-line group-hover:underline-offset-4"
          >
            Create New Blueprint
          </Link>
        </h2>
        <p className="mt-2 text-ink-muted">
          A birth date and eight questions, or the four letters you know.
        </p>
      </li>
      <Plate title="Birth Information" what="Your birth information" query={birthInfo}>
        {(info) =>
          info ? (
            <Standing headline="Complete">
              {info.sunSign ? `Sun in ${info.sunSign}` : "Sun sign calculated"}
            </Standing>
          ) : (
            <StillOpen title="Birth Information" words="Needs completion" />
          )
        }
      </Plate>
      <Plate title="MBTI Assessment" what="Your assessment" query={mbtiResult}>
        {(result) =>
          result ? (
            <Standing headline={`Type: ${findOwnType(result)}`}>
              Completed {formatDay(result.createdAt)}
            </Standing>
          ) : (
            <StillOpen title="MBTI Assessment" words="Not completed" />
          )
        }
      </Plate>
    </ul>
  );
}

interface PlateProps<T> {
  title: string;
  what: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

function Plate<T>({ title, what, query, children }: PlateProps<T>) {
  return (
    <li className="relative border-b border-rule py-7 last:border-b-0 md:border-b-0 md:px-8 md:last:pr-0">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2">
        {query.isPending ? (
          <SkeletonGroup label={`Loading ${title}`}>
            <Skeleton lines={2} />
          </SkeletonGroup>
        ) : null}
        {query.isError ? (
          <LoadFailure
            what={what}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {query.isSuccess ? children(query.data) : null}
      </div>
    </li>
  );
}

interface StandingProps {
  headline: string;
  children: ReactNode;
}

function Standing({ headline, children }: StandingProps) {
  return (
    <>
      <p className="text-ink">{headline}</p>
      <p className="figures-table text-ink-muted">{children}</p>
    </>
  );
}

/** A status card; the whole card is a link. */
function StillOpen({ title, words }: { title: string; words: string }) {
  return (
    <Link
      to={paths.quiz()}
      aria-label={`${title}: ${words}`}
      className={`${linkStyle()} italic after:absolute after:inset-0`}
    >
      {words}
    </Link>
  );
}
