import { computeAngles, localSkyAt } from "@cosmic/domain/chart";
import { computeCusps, vertexIn } from "@cosmic/domain/sky";
import { J2000, oracleFrame } from "./oracle.ts";
import { between, Differences, type Quantity, strewnInstants, strewnShare } from "./quantity.ts";

const SYSTEMS = ["placidus", "equal", "porphyry", "koch", "regiomontanus", "campanus"] as const;
const ONE_MINUTE = 1;
const EPOCH = Date.UTC(2000, 0, 1, 12);
const DAY = 86_400_000;

/** Axes, vertex and cusps at `count` instants and places up to 66 degrees from the equator, and as many in the polar circles. */
export function measureCusps(count: number): Quantity[] {
  const found = new Differences();
  const answered = new Map<string, number>();
  for (const [index, at] of strewnInstants(2 * count).entries()) {
    const isPolar = index % 2 === 1;
    const share = strewnShare(index, Math.SQRT2) - 0.5;
    const latitude = isPolar ? Math.sign(share) * (67 + 44 * Math.abs(share)) : 132 * share;
    const longitude = 360 * strewnShare(index, Math.sqrt(3)) - 180;
    const sky = localSkyAt(at, { latitude, longitude, timeZone: "UTC" });
    const oracle = oracleFrame((at.getTime() - EPOCH) / DAY + J2000, latitude, longitude);
    const { ascendant, midheaven } = computeAngles(sky);
    found.add("Midheaven", between(midheaven.longitude, oracle.midheaven), at);
    found.add("vertex", between(vertexIn(sky), oracle.vertex), at);
    found.add("Ascendant", between(ascendant.longitude, oracle.ascendant), at);
    for (const system of SYSTEMS) {
      const cusps = computeCusps(system, sky);
      if (isPolar && cusps) answered.set(system, (answered.get(system) ?? 0) + 1);
      const others = oracle.cusps(system);
      if (!cusps || !others) continue;
      const name = isPolar ? `${system}, polar circles` : system;
      for (const [house, cusp] of cusps.entries()) {
        found.add(name, between(cusp, others[house] as number), at);
      }
    }
  }
  const describeAnswers = (system: string) =>
    `${Math.round((100 * (answered.get(system) ?? 0)) / count)} % of instants have an answer`;
  return [
    found.quantity("Ascendant", "′", ONE_MINUTE),
    found.quantity("Midheaven", "′", ONE_MINUTE),
    found.quantity("vertex", "′", ONE_MINUTE),
    ...SYSTEMS.map((system) => found.quantity(system, "′", ONE_MINUTE, "twelve cusps")),
    ...(["porphyry", "regiomontanus", "campanus"] as const).map((system) =>
      found.quantity(`${system}, polar circles`, "′", ONE_MINUTE, describeAnswers(system)),
    ),
  ];
}
