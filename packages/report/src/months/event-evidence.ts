import type { YearEvent } from "@cosmic/domain";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";

/** An event of the year as a sentence's evidence. */
export function toEventEvidence(event: YearEvent): SentenceEvidence {
  const at = event.at.toISOString();
  const { sign, house } = event;
  switch (event.kind) {
    case "new-moon":
    case "full-moon":
      return { kind: event.kind, at, sign, house };
    case "solar-eclipse":
    case "lunar-eclipse":
      return { kind: event.kind, at, sign, house, type: event.type };
    case "station":
      return { kind: "station", at, sign, house, planet: event.planet, direction: event.direction };
    case "ingress":
      return { kind: "ingress", at, sign, house, planet: event.planet };
    case "birthday":
      return { kind: "solar-return", sign, ...toIsoRange(event) };
    default:
      return {
        kind: "transit",
        planet: event.planet,
        natal: event.natal,
        aspect: event.aspect,
        start: event.start.toISOString(),
        end: event.end.toISOString(),
        exact: event.exact.map(toIsoRange),
        isCertain: event.isCertain,
      };
  }
}

const toIsoRange = ({ from, to }: { from: Date; to: Date }) => ({
  from: from.toISOString(),
  to: to.toISOString(),
});
