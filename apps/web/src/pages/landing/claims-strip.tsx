import { CLAIMS, type ClaimId, claimsShown } from "@cosmic/domain";
import { Container } from "@cosmic/ui/page-frame";

const IN_STRIP: readonly ClaimId[] = [
  "combinations",
  "chartsCreated",
  "accuracyRating",
  "freeToStart",
  "noEmailToStart",
];

/** The public figures, side by side under a graduated edge. */
export function ClaimsStrip() {
  const shown = claimsShown().filter((id) => IN_STRIP.includes(id));
  if (shown.length === 0) return null;
  return (
    <Container>
      <ul className="tick-edge-t m-0 grid list-none grid-cols-2 gap-x-6 gap-y-8 p-0 pt-9 sm:grid-cols-3 lg:grid-cols-5">
        {IN_STRIP.filter((id) => shown.includes(id)).map((id) => (
          <li key={id} className="flex flex-col gap-1">
            <span className="figures-table text-2xl">{CLAIMS[id].figure}</span>{" "}
            <span className="font-sans text-sm text-ink-muted">{CLAIMS[id].label}</span>
          </li>
        ))}
      </ul>
    </Container>
  );
}
