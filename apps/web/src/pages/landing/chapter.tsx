import { Container } from "@cosmic/ui/page-frame";
import { SectionHeading } from "@cosmic/ui/section-heading";
import type { ReactNode } from "react";

interface ChapterProps {
  id: string;
  numeral: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A numbered section of the landing page. */
export function Chapter({ id, numeral, title, lead, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="pt-24 sm:pt-36">
      <Container>
        <SectionHeading id={id} numeral={numeral} title={title} lead={lead} />
        <div className="mt-10 sm:mt-14">{children}</div>
      </Container>
    </section>
  );
}
