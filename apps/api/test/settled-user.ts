import type { TestApp } from "./build-test-app.ts";
import { signedInUser, type UserTraits } from "./factories.ts";

/** Gives a user a Google identity. */
export const addIdentity = ({ deps }: Pick<TestApp, "deps">, userId: string, email: string) =>
  deps.db
    .insertInto("identities")
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      issuer: "https://accounts.google.com",
      subject: crypto.randomUUID(),
      email,
      created_at: new Date("2026-03-01T10:00:00Z"),
    })
    .execute();

/** A user with rows in every table. */
export async function settledUser(built: TestApp, traits: UserTraits = {}) {
  const { agent, user } = await signedInUser(built.app, built.deps, traits);
  await addIdentity(built, user.id, user.email);
  await agent.post("/api/birth-info", { birthDate: "1990-07-14", birthTime: "13:45" });
  await agent.post("/api/trial", { answers: [1, 2, 3, 4, 5, 4, 3, 2] });
  await agent.post("/api/mbti-quiz", { answers: [1, 2, 3, 4, 5, 4, 3, 2] });
  await agent.post("/api/generate-profile", { birthDate: "1990-07-14", mbtiType: "INTJ" });
  await built.deps.db
    .insertInto("password_reset_tokens")
    .values({
      token_hash: crypto.randomUUID(),
      user_id: user.id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
      used_at: null,
    })
    .execute();
  return { agent, user };
}
