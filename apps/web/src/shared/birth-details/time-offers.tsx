import { Button } from "@cosmic/ui/button";
import type { TimeOffer } from "./time-problems.ts";

interface TimeOffersProps {
  offers: readonly TimeOffer[];
  onChoose: (offer: TimeOffer) => void;
}

/** What to take in place of a time that cannot be kept, one button each. */
export function TimeOffers({ offers, onChoose }: TimeOffersProps) {
  if (offers.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">Times to take instead</legend>
      {offers.map((offer) => (
        <Button
          key={offer.label}
          variant="secondary"
          size="sm"
          onClick={() => {
            onChoose(offer);
          }}
        >
          {offer.label}
        </Button>
      ))}
    </fieldset>
  );
}
