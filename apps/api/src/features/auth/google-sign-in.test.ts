import { beforeAll, describe, expect, it } from "vitest";
import { signedInUser } from "../../../test/factories.ts";
import {
  begin,
  countWaysIn,
  fetchUser,
  type GoogleSite,
  googlePerson,
  openGoogleSite,
  readRefusal,
} from "../../../test/google-site.ts";
import { templatesTo } from "../../../test/outbox.ts";

let site: GoogleSite;

beforeAll(async () => {
  site = await openGoogleSite();
  return () => site.close();
});

describe("sign-in with Google", () => {
  it("creates an account from what Google confirms and redirects back", async () => {
    const agent = site.visitor();
    const person = googlePerson({ picture: "https://lh3.googleusercontent.com/a/photo=s96-c" });
    const answer = await site.signIn(agent, person, "/result?slug=x#love");
    expect(answer.headers.location).toBe("/result?slug=x#love");
    expect(await fetchUser(agent)).toMatchObject({
      email: person.email,
      firstName: "Grace",
      lastName: "Hopper",
      profileImageUrl: "https://lh3.googleusercontent.com/a/photo=s96-c",
      hasLifetimeAccess: false,
    });
    expect([...agent.cookies.keys()]).toEqual(["cosmic_session", "cosmic_signed_in"]);
    expect(await templatesTo(site.deps.db, person.email)).toEqual(["welcome"]);
  });

  it("finds the account again, though its address has changed at Google", async () => {
    const first = site.visitor();
    const person = googlePerson();
    await site.signIn(first, person);
    const { id } = await fetchUser(first);
    const later = site.visitor();
    await site.signIn(later, { ...person, email: googlePerson().email, given_name: "Other" });
    expect(await fetchUser(later)).toMatchObject({ id, email: person.email, firstName: "Grace" });
    expect(await countWaysIn(site, "identities", id)).toBe(1);
  });

  it("refuses another identity under the address of a linked one", async () => {
    const person = googlePerson();
    await site.signIn(site.visitor(), person);
    const agent = site.visitor();
    const other = { ...googlePerson(), email: person.email.toUpperCase() };
    expect(readRefusal(await site.signIn(agent, other))).toBe("other_google_account");
    expect(await fetchUser(agent)).toBeNull();
  });

  it("issues a new session id, and ends the session before it", async () => {
    const { agent } = await signedInUser(site.app, site.deps);
    const old = agent.clone();
    const person = googlePerson();
    await site.signIn(agent, person);
    expect(await fetchUser(agent)).toMatchObject({ email: person.email });
    expect(await fetchUser(old)).toBeNull();
  });

  it("creates one account when the same user returns in two tabs at once", async () => {
    const person = googlePerson();
    const agents = Array.from({ length: 6 }, site.visitor);
    const callbacks = await Promise.all(
      agents.map(async (agent) => site.provider.signIn(await begin(agent), person)),
    );
    const answers = await Promise.all(
      agents.map((agent, index) => agent.get(callbacks[index] ?? "")),
    );
    expect(answers.map(readRefusal)).toEqual(Array(6).fill(null));
    const ids = await Promise.all(agents.map(async (agent) => (await fetchUser(agent)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it("neither stores nor returns a token", async () => {
    const agent = site.visitor();
    const answer = await site.signIn(agent, googlePerson());
    expect(answer.body).toBe("");
    const rows = await site.deps.db.selectFrom("identities").selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      "created_at",
      "email",
      "id",
      "issuer",
      "subject",
      "user_id",
    ]);
  });
});
