import type { GeneratedProfile } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Agent } from "./agent.ts";
import type { TestApp } from "./build-test-app.ts";
import { setLifetimeAccess, signedInUser } from "./factories.ts";

export const ORDER = { birthDate: "1990-01-15", mbtiType: "INTJ" };
const SHOWN: readonly string[] = ["careerSuggestions", "relationshipAdvice", "spiritualInsights"];
const PAID_ONLY = SECTION_NAMES.filter((name) => !SHOWN.includes(name));

async function generate(agent: Agent): Promise<GeneratedProfile> {
  const response = await agent.post("/api/generate-profile", ORDER);
  expect(response.statusCode).toBe(200);
  return response.json<{ profile: GeneratedProfile }>().profile;
}

/** A user with a preview, who pays after reading it. */
export async function newPayingReader({ app, deps }: Pick<TestApp, "app" | "deps">) {
  const { agent, user } = await signedInUser(app, deps);
  const preview = await generate(agent);
  await setLifetimeAccess(deps, user.id, true);
  return { agent, user, preview };
}

/** The blueprint as its page shows it. */
export const open = async (agent: Agent, slug: string) =>
  (await agent.get(`/api/profiles/${slug}`)).json<GeneratedProfile>();

/** Asks for the full report. */
export const expand = (agent: Agent, profileId: string) =>
  agent.post("/api/expand-report", { profileId });

export const isWhole = (profile: GeneratedProfile) =>
  profile.monthlyForecasts.length === 12 &&
  profile.forecastYears.length === 12 &&
  SECTION_NAMES.every((name) => profile[name].length > 200);

/** Opens the blueprint until it is whole; a part of the paid texts must never show. */
export async function openWhole(agent: Agent, slug: string): Promise<GeneratedProfile> {
  let profile = await open(agent, slug);
  while (!profile.isPremium) {
    expect(PAID_ONLY.filter((name) => profile[name] !== "")).toEqual([]);
    expect([profile.monthlyForecasts, profile.forecastYears]).toEqual([[], []]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    profile = await open(agent, slug);
  }
  expect(isWhole(profile)).toBe(true);
  return profile;
}

/** The states of the jobs that write a full report. */
export const listJobStates = async ({ deps }: Pick<TestApp, "deps">, blueprintId: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'expand-report'
    and singleton_key = ${blueprintId}`.execute(deps.db);
  return rows.map(({ state }) => state);
};
