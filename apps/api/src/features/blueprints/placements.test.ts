import type { GeneratedProfile } from "@cosmic/contracts";
import { type ChartBody, hasPremiumSections, type ZodiacSign } from "@cosmic/domain";
import { getPlacement, natalChart } from "@cosmic/domain/chart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";
import { readStored, storeWide } from "../../../test/stored-texts.ts";

/** The bodies whose sign a section tells. */
const BODIES = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;
const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };
/** The same Sun sign as ORDER, and Mars in Taurus where ORDER has it in Sagittarius. */
const OTHER_MARS = { ...ORDER, birthDate: "1991-01-10" };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
});

afterAll(() => built.close());

const reader = () => signedInUser(built.app, built.deps, { hasLifetimeAccess: true });

async function generate(agent: Agent, order: object = ORDER): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", order);
  expect(response.statusCode).toBe(200);
  return response.json<{ profile: GeneratedProfile }>().profile;
}

const storedReport = async (id: string) => (await readStored(built.deps, id)).report;

/** The placements that the sentences of a stored report say they rest on. */
async function placementsUnder(id: string): Promise<Partial<Record<ChartBody, ZodiacSign | null>>> {
  const { sections } = await storedReport(id);
  const bases = Object.values(sections).flatMap(({ sentences }) =>
    sentences.flatMap(({ basis }) => (basis.kind === "placement" ? [basis] : [])),
  );
  return Object.fromEntries(bases.map(({ body, sign }) => [body, sign]));
}

/** Makes the row what the first writer stored: no placements, and a fingerprint of its own. */
async function ageToFirstWriter(id: string): Promise<void> {
  const { sections, ...rest } = await storedReport(id);
  const withoutPlacements = Object.entries(sections).map(([name, written]) => {
    const sentences = written.sentences.filter(({ basis }) => basis.kind !== "placement");
    return [name, { text: sentences.map(({ text }) => text).join(" "), sentences }];
  });
  const report = { ...rest, version: "1", sections: Object.fromEntries(withoutPlacements) };
  await storeWide(built.deps, id, { report });
  await built.deps.db
    .updateTable("blueprints")
    .set({ writer_version: "1", fingerprint: `first ${id}` })
    .where("id", "=", id)
    .execute();
}

describe("the placements under a blueprint", () => {
  it.each([ORDER.birthDate, OTHER_MARS.birthDate])(
    "are those of the chart of %s",
    async (birthDate) => {
      const { id } = await generate((await reader()).agent, { ...ORDER, birthDate });
      const chart = natalChart({ birthDate });
      expect(await placementsUnder(id)).toEqual(
        Object.fromEntries(
          BODIES.flatMap((body) => {
            const { sign } = getPlacement(chart, body);
            return sign ? [[body, sign]] : [];
          }),
        ),
      );
    },
  );

  it("differ between two people of one type and Sun sign by the sign of Mars", async () => {
    const { agent } = await reader();
    const one = await generate(agent);
    const other = await generate(agent, OTHER_MARS);
    expect([one.sunSign, other.sunSign]).toEqual(["Capricorn", "Capricorn"]);
    expect(await placementsUnder(one.id)).toMatchObject({ Mars: "Sagittarius" });
    expect(await placementsUnder(other.id)).toMatchObject({ Mars: "Taurus" });
    expect(one.conflictResolution).toContain("Mars in Sagittarius");
    expect(other.conflictResolution).toContain("Mars in Taurus");
  });

  it("say nothing of a sign that the birth hour decides", async () => {
    const { agent } = await reader();
    const { id } = await generate(agent, { ...ORDER, birthDate: "1988-01-15" });
    const under = await placementsUnder(id);
    expect(under).not.toHaveProperty("Venus");
    expect(under).toHaveProperty("Mars");
  });
});

describe("blueprint of an earlier writer version", () => {
  it("is readable unchanged, beside a newly generated one", async () => {
    const { agent } = await reader();
    const old = await generate(agent);
    await ageToFirstWriter(old.id);
    const opened = (await agent.get(`/api/profiles/${old.slug}`)).json<GeneratedProfile>();
    const { id, isPaid, overview, monthlyForecasts } = old;
    expect(opened).toMatchObject({ id, isPaid, overview, monthlyForecasts });
    expect(hasPremiumSections(opened)).toBe(true);
    expect(opened.conflictResolution).not.toContain("Mars in");

    const renewed = await generate(agent);
    expect(renewed.id).not.toBe(old.id);
    expect(renewed.careerSuggestions).toBe(old.careerSuggestions);
    const list = (await agent.get("/api/profiles")).json<{ id: string }[]>();
    expect(new Set(list.map((each) => each.id))).toEqual(new Set([renewed.id, old.id]));
    const again = (await agent.get(`/api/profiles/${old.slug}`)).json<GeneratedProfile>();
    expect(again).toEqual(opened);
  });
});
