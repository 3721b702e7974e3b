import { CLAIMS, type ClaimId, STATED_LABEL, STATED_RATINGS } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import { Container } from "@cosmic/ui/page-frame";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";

export const IN_STRIP: readonly ClaimId[] = [
  "combinations",
  "chartsCreated",
  "accuracyRating",
  "freeToStart",
  "noEmailToStart",
];

/** The marketing claims, side by side under a graduated edge. */
export function ClaimsStrip() {
  return (
    <Container>
      <ul
        data-claims
        className="tick-edge-t m-0 grid list-none grid-cols-2 gap-x-6 gap-y-8 p-0 pt-9 sm:grid-cols-3 lg:grid-cols-5"
      >
        {IN_STRIP.map((id) => (
          <li key={id} data-claim={id} className="flex flex-col gap-1">
            <span className="figures-table text-2xl">{CLAIMS[id].value}</span>{" "}
            <span className="font-sans text-sm text-ink-muted">{CLAIMS[id].label}</span>
            {STATED_RATINGS.includes(id) ? (
              <span className="font-sans text-sm text-ink-muted">
                {" "}
                {STATED_LABEL};{" "}
                <Link to={paths.accuracy()} className={linkStyle()}>
                  see what is measured
                </Link>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Container>
  );
}
