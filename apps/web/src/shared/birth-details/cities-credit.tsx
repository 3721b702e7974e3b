import { CITIES_CHANGES, CITIES_LICENSE, CITIES_SOURCE } from "@cosmic/contracts/attribution";

/** Where birth places come from, under which license, and that they were changed. */
export const CitiesCredit = () => (
  <>
    Places: <Source {...CITIES_SOURCE} />, <Source {...CITIES_LICENSE} />, {CITIES_CHANGES}
  </>
);

const Source = ({ name, url }: typeof CITIES_SOURCE) => (
  <a
    href={url}
    className="underline decoration-rule-strong decoration-1 underline-offset-[0.28em] hover:text-ink"
    rel="noreferrer"
    target="_blank"
  >
    {name}
  </a>
);
