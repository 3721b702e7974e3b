import { describe, expect, it, onTestFinished } from "vitest";
import { createAgent } from "../../test/agent.ts";
import { buildAppForTest } from "../../test/build-test-app.ts";
import { openOwnDatabase } from "../../test/database.ts";

describe("request log", () => {
  it("contains nothing personal of a whole journey, failures included", async () => {
    const lines: string[] = [];
    const database = await openOwnDatabase();
    onTestFinished(() => database.close());
    const onLog = (line: string) => lines.push(line);
    const { app, deps } = await buildAppForTest({ database, onLog });
    const agent = createAgent(app);
    const canary = `canary-${crypto.randomUUID()}`;
    const email = `${canary}@cosmic.test`;
    const password = `password-${canary}`;
    await agent.post("/api/auth/signup", {
      email,
      password,
      firstName: canary,
      returnTo: `/${canary}`,
    });
    await agent.post("/api/auth/signup", { email, password });
    await agent.post("/api/auth/login", { email, password: `${password}!` });
    await agent.post("/api/auth/login", { email, password });
    await agent.post("/api/birth-info", { birthDate: "1987-06-05" });
    await agent.post("/api/birth-info", { birthDate: "1987-06-31" });
    await agent.get(`/api/checkout-success?session_id=cs_${canary}`);
    await agent.get(`/api/profiles/${"s".repeat(22)}`);
    await agent.get(`/${canary}?token=${canary}`);
    await agent.get(`/api/%zz${canary}`);
    const cookie = agent.cookies.get("cosmic_session") ?? "";
    // A table that is gone makes every store fail in its own words.
    await deps.db.schema.alterTable("sessions").renameTo("sessions_away").execute();
    expect((await agent.get("/api/auth/user")).statusCode).toBe(500);

    const log = lines.join("");
    expect(log).toContain("request failed");
    for (const secret of [canary, "1987-06", "s".repeat(22), cookie, cookie.slice(0, 20)]) {
      expect(log).not.toContain(secret);
    }
  });
});
