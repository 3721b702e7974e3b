import { claimText } from "@cosmic/domain";
import { Container } from "@cosmic/ui/page-frame";
import { Ring } from "./ring.tsx";
import { StartLink } from "./start-link.tsx";

/** The Sun's ecliptic longitude at the September equinox: where day and night weigh the same. */
const SEPTEMBER_EQUINOX = 180;

export function Hero() {
  return (
    <section className="overflow-hidden">
      <Container>
        <div className="grid items-center gap-x-12 gap-y-14 pt-14 pb-16 sm:pt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:pt-16 lg:pb-24">
          <div className="flex flex-col items-start gap-8">
            <h1 className="text-display">Where Astrology Meets Psychology</h1>
            <p className="max-w-[46ch] text-lg text-ink-muted">
              Sixteen personality types, twelve Sun signs. Give us your birth date, answer eight
              plain questions, and read what is written where the two cross.
              <span data-claim="timeToBlueprint"> {claimText("timeToBlueprint")}.</span>
            </p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <StartLink>Chart Your Self</StartLink>
              <p className="text-ink-muted">(Completely free to start)</p>
            </div>
          </div>
          <figure className="m-0 mx-auto w-full max-w-[38rem] lg:mr-[-2rem] lg:max-w-none">
            <Ring id="hero-figure" longitude={SEPTEMBER_EQUINOX} />
            <figcaption className="mt-6 text-center text-sm text-ink-faint">
              Fig. 1. The ecliptic in twelve signs. The Sun stands at the September equinox.
            </figcaption>
          </figure>
        </div>
      </Container>
    </section>
  );
}
