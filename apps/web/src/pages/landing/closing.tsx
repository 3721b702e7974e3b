import { Container } from "@cosmic/ui/page-frame";
import { Ring } from "./ring.tsx";
import { StartLink } from "./start-link.tsx";

/** The closing section: the upper half of a ring above the footer. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="-mb-24 overflow-hidden pt-28 sm:pt-40">
      <Container>
        <div className="relative flex flex-col items-center gap-7 pb-16 text-center sm:pb-24">
          <h2 id="closing" className="max-w-[20ch] text-4xl">
            Eight questions, one date, a page about you
          </h2>
          <p className="max-w-[44ch] text-lg text-ink-muted">
            Start with the preview. Keep what you recognize, and leave the rest to the stars.
          </p>
          <StartLink>Get Your Blueprint Now</StartLink>
        </div>
        <div aria-hidden="true" className="h-[clamp(6rem,18vw,15rem)] overflow-hidden">
          <div className="mx-auto w-full max-w-[56rem]">
            <Ring id="closing-figure" detail="quiet" />
          </div>
        </div>
      </Container>
    </section>
  );
}
