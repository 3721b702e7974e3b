import { Button } from "@cosmic/ui/button";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { trialOfferQuery } from "./queries.ts";

/** Offers the blind trial before the type is told; nothing where the server does not offer it. */
export function TrialOffer() {
  const { data } = useQuery(trialOfferQuery);
  if (!data?.overview) return null;
  return (
    <aside
      aria-label="Blind trial"
      className="flex max-w-3xl animate-arrive flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-4 font-sans text-sm text-ink-muted"
    >
      <p>
        Optional: before you see your type, pick the text that fits you from three without labels.
      </p>
      <Button asChild variant="secondary" size="sm">
        <Link to={paths.trial()}>Try it blind first</Link>
      </Button>
    </aside>
  );
}
