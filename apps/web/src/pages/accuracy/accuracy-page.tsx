import { CHECK_EVERY, FEWEST_CHOICES } from "@cosmic/domain/trial";
import { Prose } from "@cosmic/ui/page-frame";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { accuracyQuery } from "./queries.ts";
import { Results } from "./results.tsx";

/** How often readers pick their own text without a label, from the first choice on. */
export function AccuracyPage() {
  const { data, error, isFetching, refetch } = useQuery(accuracyQuery);
  const toPlaceholder = (what: string) =>
    error === null ? (
      <SkeletonGroup label={`Loading ${what}`}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    ) : (
      <LoadFailure what="The counts" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <SitePage title="Accuracy, Measured">
      <div className="flex flex-col gap-16">
        <header className="flex flex-col gap-4">
          <h1 className="text-4xl">Does the text know its reader?</h1>
          <p className="measure text-lg text-ink-muted">
            Before we tell readers their type, some of them pick the overview that fits best out of
            three without labels: their own and two decoys. A guess finds it one time in three. Here
            is how often they found it.
          </p>
        </header>
        <Part id="overviews" numeral="I" title="Overviews, before the type is told">
          {data ? (
            <Results of="overview" results={data.overview} />
          ) : (
            toPlaceholder("the overviews")
          )}
        </Part>
        <Part
          id="chapters"
          numeral="II"
          title="Chapters, after paying"
          lead="Counted apart: these readers own the full report and may have read the chapter before."
        >
          {data ? <Results of="chapters" results={data.chapters} /> : toPlaceholder("the chapters")}
        </Part>
        <Part id="method" numeral="III" title="How it is measured">
          <Prose>
            <p>
              Our server draws the two decoys and the order, and leaves out every sentence that
              names a type or a sign. The three texts are cut by whole sentences to about one length
              and one reading ease. Until you choose, nothing that reaches your browser tells which
              text is yours.
            </p>
            <p>
              Each reader with a confirmed email address counts once for the overview and once for
              each chapter. A choice made after the type was told is not counted. What a reader
              chose is added to these counts, and we keep it nowhere else.
            </p>
            <p>
              The 95% interval is Wilson's. Below {FEWEST_CHOICES} choices we show the figures and
              draw no conclusion from them. One trial in {CHECK_EVERY} shows two copies of one text:
              of those, each has to be chosen about half the time, or the counting is at fault.
            </p>
            <p>
              Readers who take part choose to, so they may differ from those who do not. Each bar
              runs from 0% to 100%: the dot is the share, the band its interval, and the upright
              line chance.
            </p>
          </Prose>
        </Part>
      </div>
    </SitePage>
  );
}

interface PartProps {
  id: string;
  numeral: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Part({ id, children, ...heading }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <SectionHeading id={id} {...heading} />
      {children}
    </section>
  );
}
