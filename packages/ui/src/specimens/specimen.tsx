import type { ReactNode } from "react";
import { Container } from "../page-frame.tsx";
import { SectionHeading } from "../section-heading.tsx";

interface ChapterProps {
  numeral: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A chapter of the specimen page. */
export function Chapter({ numeral, title, lead, children }: ChapterProps) {
  return (
    <section className="pt-20 sm:pt-28">
      <Container>
        <SectionHeading numeral={numeral} title={title} {...(lead ? { lead } : {})} />
        <div className="mt-10 flex flex-col gap-12">{children}</div>
      </Container>
    </section>
  );
}

/** One primitive under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="hairline-t grid gap-5 pt-5 md:grid-cols-[11rem_1fr]">
      <p className="label-caps text-ink-faint">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
