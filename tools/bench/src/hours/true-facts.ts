import type { BirthPlace, ChartFacts } from "@cosmic/domain";
import { computeChart } from "@cosmic/domain/chart";
import type { HourFact } from "@cosmic/domain/hours";

/** The chart of a birth known to the instant. */
export function computeExactChart(birthDate: string, place: BirthPlace, at: number): ChartFacts {
  const instant = new Date(at);
  return computeChart(
    { birthDate, from: instant, to: instant, reference: instant, certainty: "exact" },
    place,
  );
}

/** A fact by name, and what it is a value of: of one subject only one fact holds at a time. */
export interface NamedFact {
  subject: string;
  name: string;
}

export function nameFact(fact: HourFact): NamedFact {
  const subject =
    "bodies" in fact
      ? fact.bodies.join("-")
      : "body" in fact
        ? `${fact.kind} of ${fact.body}`
        : fact.kind;
  const value = "sign" in fact ? fact.sign : "house" in fact ? fact.house : fact.aspect;
  return { subject, name: `${subject}: ${value}` };
}

/** What holds in an exact chart, of all that the hour may decide. */
export function listTrueFacts({ angles, houses, placements, aspects }: ChartFacts): NamedFact[] {
  if (!angles || !houses) throw new RangeError("Only an exact chart has angles");
  const facts: HourFact[] = [
    { kind: "rising", sign: angles.ascendant.sign },
    { kind: "midheaven", sign: angles.midheaven.sign },
    ...placements.flatMap(({ body, sign }): HourFact[] => [
      ...(sign ? [{ kind: "sign", body, sign } as const] : []),
      { kind: "house", body, house: houses.wholeSign.houseOf[body] },
    ]),
    ...aspects.map(({ bodies, aspect }): HourFact => ({ kind: "aspect", bodies, aspect })),
  ];
  return facts.map(nameFact);
}
