import type { Call } from "./load.ts";

const PEOPLE = 16;
const PASSWORD = "a-steady-lantern";
const JSON_TYPE = { "content-type": "application/json" };

async function post(origin: string, path: string, body: object, cookie = ""): Promise<Response> {
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { ...JSON_TYPE, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

export interface BenchCalls {
  reads: Call[];
  /** A blueprint again, against a floor that reads it as it was stored when the goal was set. */
  wide: Call;
  login: Call;
}

/**
 * Makes people at a site, one of them with five blueprints, and answers with what they do most: the reads
 * of that one, and the sign-ins of all, each from a network address of its own.
 */
export async function prepareCalls(origin: string): Promise<BenchCalls> {
  const emails = Array.from({ length: PEOPLE }, (_, index) => `bench-${index}@cosmic.test`);
  let cookie = "";
  for (const email of emails) {
    const form = { email, password: PASSWORD, firstName: "Ada" };
    const signedUp = await post(origin, "/api/auth/signup", form);
    cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  }
  for (const mbtiType of ["INTJ", "ENFP", "ISTP", "ESFJ", "INFP"]) {
    await post(origin, "/api/generate-profile", { birthDate: "1990-07-15", mbtiType }, cookie);
  }
  const listed = await fetch(`${origin}/api/profiles`, { headers: { cookie } });
  const [blueprint] = (await listed.json()) as { slug: string }[];
  const read = (name: string, path: string): Call => ({
    name,
    requests: [{ method: "GET", path, headers: { cookie } }],
  });
  const path = `/api/profiles/${blueprint?.slug}`;
  return {
    wide: {
      ...read("/api/profiles/{slug} *", path),
      floorPath: `/api/profiles/wide/${blueprint?.slug}`,
    },
    reads: [
      read("/api/auth/user", "/api/auth/user"),
      read("/api/profiles", "/api/profiles"),
      read("/api/profiles/{slug}", path),
    ],
    login: {
      name: "/api/auth/login",
      requests: emails.map((email, index) => ({
        method: "POST",
        path: "/api/auth/login",
        headers: { ...JSON_TYPE, "x-forwarded-for": `203.0.113.${index}` },
        body: JSON.stringify({ email, password: PASSWORD }),
      })),
    },
  };
}
