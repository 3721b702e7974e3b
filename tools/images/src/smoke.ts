/** An address, and the answer a request for it gets. */
interface Expectation {
  path: string;
  status: number;
  /** Part of the body or of a header line. */
  says: string;
}

const SITE: readonly Expectation[] = [
  { path: "/readyz", status: 200, says: "ready" },
  { path: "/", status: 200, says: "content-security-policy: default-src 'self'" },
  { path: "/nowhere-at-all", status: 404, says: "content-type: text/html" },
  { path: "/api/nowhere", status: 404, says: "content-type: application/json" },
  { path: "/.env", status: 404, says: "content-type: text/html" },
];
const WEB: readonly Expectation[] = [
  ...SITE,
  { path: "/quiz", status: 200, says: "cache-control: no-cache" },
  { path: "/api/auth/user", status: 401, says: "Unauthorized" },
];
const ADMIN: readonly Expectation[] = [
  ...SITE,
  { path: "/api/admin/me", status: 401, says: "Unauthorized" },
];

async function judge(origin: string, { path, status, says }: Expectation): Promise<string[]> {
  const response = await fetch(`${origin}${path}`, { redirect: "manual" });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const text = [...headers, await response.text()].join("\n");
  if (response.status === status && text.includes(says)) return [];
  return [`${origin}${path}: ${response.status}, and not ${status} with "${says}"`];
}

/**
 * Asks both sites for what must be there whatever they hold.
 * @returns what is wrong, one line each
 */
export async function findSmoke(webUrl: string, adminUrl: string): Promise<string[]> {
  const found = await Promise.all([
    ...WEB.map((expectation) => judge(webUrl, expectation)),
    ...ADMIN.map((expectation) => judge(adminUrl, expectation)),
  ]);
  return found.flat();
}
