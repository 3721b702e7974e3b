import { CLAIMS, type ClaimId } from "@cosmic/domain";
import { Container } from "@cosmic/ui/page-frame";

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
          </li>
        ))}
      </ul>
    </Container>
  );
}
