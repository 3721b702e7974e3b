import { beforeAll, describe, expect, it } from "vitest";
import { signedInUser } from "../../../test/factories.ts";
import {
  countWaysIn,
  fetchUser,
  type GoogleSite,
  googlePerson,
  openGoogleSite,
  readRefusal,
} from "../../../test/google-site.ts";

let site: GoogleSite;

beforeAll(async () => {
  site = await openGoogleSite();
  return () => site.close();
});

describe("unverified Google profile", () => {
  it.each([
    ["an address it calls unverified", { email_verified: false }],
    ["an address it says nothing of", { email_verified: undefined }],
    ["the word instead of the truth", { email_verified: "true" }],
    ["the word for no", { email_verified: "false" }],
    ["no address", { email: undefined }],
    ["an address that is none", { email: "grace\r\nBcc: v@x.test" }],
    ["a list of addresses", { email: ["a@x.test"] }],
  ])("is not signed in: %s", async (_, claims) => {
    const email = googlePerson().email;
    const { agent: holder, user } = await signedInUser(site.app, site.deps, { email });
    const agent = site.visitor();
    const answer = await site.signIn(agent, { ...googlePerson(), email, ...claims });
    expect(readRefusal(answer)).toBe("email_unverified");
    expect(await fetchUser(agent)).toBeNull();
    expect(await fetchUser(holder)).toMatchObject({ id: user.id });
    expect(await countWaysIn(site, "identities", user.id)).toBe(0);
  });

  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "http://lh3.googleusercontent.com/a",
    "https://lh3.googleusercontent.com:8443/a",
    "https://user@lh3.googleusercontent.com/a",
    "https://googleusercontent.com.evil.test/a",
    "https://evil.test/lh3.googleusercontent.com",
    "//lh3.googleusercontent.com/a",
    `https://lh3.googleusercontent.com/${"a".repeat(3_000)}`,
    { url: "https://lh3.googleusercontent.com/a" },
  ])("ignores a picture at %j, and fetches none", async (picture) => {
    const agent = site.visitor();
    await site.signIn(agent, googlePerson({ picture }));
    expect(await fetchUser(agent)).toMatchObject({ profileImageUrl: null });
  });

  it("never fetches a picture's address", async () => {
    await site.signIn(
      site.visitor(),
      googlePerson({ picture: `${site.provider.issuer}/picture.png` }),
    );
    expect(site.provider.pictureCalls()).toBe(0);
  });

  it("ignores a name that is not one line of text", async () => {
    const agent = site.visitor();
    await site.signIn(agent, googlePerson({ given_name: "Gr\nace", family_name: "x".repeat(101) }));
    expect(await fetchUser(agent)).toMatchObject({ firstName: null, lastName: null });
  });
});
