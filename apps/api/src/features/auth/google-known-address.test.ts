import { beforeAll, describe, expect, it } from "vitest";
import { makeUser, signedInUser } from "../../../test/factories.ts";
import {
  begin,
  countWaysIn,
  fetchUser,
  type GoogleSite,
  googlePerson,
  openGoogleSite,
} from "../../../test/google-site.ts";
import { mailsTo } from "../../../test/outbox.ts";

let site: GoogleSite;

beforeAll(async () => {
  site = await openGoogleSite();
  return () => site.close();
});

describe("existing account under the address of a Google sign-in", () => {
  it("passes to the verified owner of the address, without the squatter's data, when it was unverified", async () => {
    const person = googlePerson();
    const { agent: squatter, user } = await signedInUser(site.app, site.deps, {
      email: person.email,
      password: "the squatter's",
      firstName: "Eve",
    });
    const { db } = site.deps;
    await db
      .insertInto("password_reset_tokens")
      .values({
        token_hash: crypto.randomUUID(),
        user_id: user.id,
        created_at: new Date(),
        expires_at: new Date(Date.now() + 60_000),
        used_at: null,
      })
      .execute();
    const owner = site.visitor();
    await site.signIn(owner, { ...person, email: person.email.toUpperCase() });
    expect(await fetchUser(owner)).toMatchObject({ id: user.id, firstName: "Grace" });
    expect(await fetchUser(squatter)).toBeNull();
    expect((await site.visitor().post("/api/auth/login", user)).statusCode).toBe(401);
    expect(await countWaysIn(site, "credentials", user.id)).toBe(0);
    const tokens = await db
      .selectFrom("password_reset_tokens")
      .select("token_hash")
      .where("user_id", "=", user.id)
      .execute();
    expect(tokens).toEqual([]);
    expect((await mailsTo(db, person.email)).at(-1)).toMatchObject({
      template: "sign-in-method-added",
      method: "google",
      passwordRemoved: true,
    });
  });

  it("gains a sign-in method when its address is verified: password, sessions and name stay", async () => {
    const person = googlePerson({ picture: "https://lh3.googleusercontent.com/a/b" });
    const { agent, user } = await signedInUser(site.app, site.deps, {
      email: person.email,
      firstName: "Ada",
    });
    await site.deps.db
      .updateTable("users")
      .set({ email_verified_at: new Date() })
      .where("id", "=", user.id)
      .execute();
    const other = site.visitor();
    await site.signIn(other, person);
    expect(await fetchUser(other)).toMatchObject({
      id: user.id,
      firstName: "Ada",
      lastName: null,
      profileImageUrl: "https://lh3.googleusercontent.com/a/b",
    });
    expect(await fetchUser(agent)).toMatchObject({ id: user.id });
    expect((await site.visitor().post("/api/auth/login", user)).statusCode).toBe(200);
  });

  it("cannot be signed up for again, and has no password to guess", async () => {
    const person = googlePerson();
    await site.signIn(site.visitor(), person);
    const body = { email: person.email, password: "some password" };
    expect((await site.visitor().post("/api/auth/signup", body)).statusCode).toBe(409);
    const login = await site.visitor().post("/api/auth/login", body);
    expect(login.statusCode).toBe(401);
    expect(login.json().message).toBe("Invalid email or password");
  });

  it("leaves no session to a sign-in that checked the squatter's password meanwhile", async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = googlePerson();
      const user = await makeUser(site.deps, { email: person.email });
      const [owner, squatter] = [site.visitor(), site.visitor()];
      const callback = site.provider.signIn(await begin(owner), person);
      await Promise.all([owner.get(callback), squatter.post("/api/auth/login", user)]);
      expect(await fetchUser(squatter)).toBeNull();
      expect(await fetchUser(owner)).toMatchObject({ id: user.id });
    }
  });
});
