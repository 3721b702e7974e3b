import { MBTI_TYPES } from "@cosmic/domain";
import { startShape } from "@cosmic/tools-resilience/shape/start-shape";
import { Client } from "pg";
import { type BenchRow, printRows, recordRow } from "./rows.ts";

// `npm run bench:at-rest`: what a blueprint takes in the database with its indexes and long texts, before and after it
// is paid for. Every type is written for four births by the product itself; copies of the rows make a table in which
// the pages of its indexes are full.
const GOALS = { unpaid: 3_000, paid: 16_000 } as const;
const BIRTH_DATES = ["1958-02-11", "1974-09-23", "1990-05-15", "2003-11-30"];
const COPIES = 32;
const PASSWORD = "a-steady-lantern";

const shape = await startShape({ replicas: 1, env: { RATE_LIMIT_SCALE: "10000" } });
const client = new Client({ connectionString: shape.postgres.url });

async function ask(path: string, cookie: string, body?: object): Promise<Response> {
  const answer = await fetch(`${shape.webUrl}${path}`, {
    method: body ? "POST" : "GET",
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Bytes a row of a table of many like those there are. */
async function measureRows(): Promise<number> {
  await client.query("create table originals as select id from blueprints");
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'blueprints'::regclass and attnum > 0 and not attisdropped`,
  );
  const changed: Record<string, string> = {
    id: "gen_random_uuid()",
    slug: "translate(left(encode(sha256((b.slug || n)::bytea), 'base64'), 22), '+/', '-_')",
    fingerprint: "encode(sha256((b.fingerprint || n)::bytea), 'hex')",
  };
  const values = columns.map(({ name }) => changed[name] ?? `b.${name}`).join(", ");
  await client.query(
    `insert into blueprints select ${values} from blueprints b, generate_series(2, ${COPIES}) n`,
  );
  await client.query("vacuum full blueprints");
  const { rows } = await client.query<{ bytes: number }>(
    `select pg_total_relation_size('blueprints')::float / count(*) as bytes from blueprints`,
  );
  await client.query("delete from blueprints where id not in (select id from originals)");
  await client.query("drop table originals");
  return rows[0]?.bytes ?? Number.NaN;
}

const describeBytes = (bytes: number) => `${Math.round(bytes).toLocaleString("en-US")} bytes`;

const toRow = (name: keyof typeof GOALS, bytes: number): BenchRow => ({
  what: `a blueprint at rest, ${name}, with its indexes`,
  value: describeBytes(bytes),
  floor: "",
  goal: `<= ${GOALS[name].toLocaleString("en-US")}`,
  isMet: bytes <= GOALS[name],
});

try {
  await client.connect();
  const form = { email: "at-rest@cosmic.test", password: PASSWORD, firstName: "Ada" };
  const signedUp = await ask("/api/auth/signup", "", form);
  const lines = signedUp.headers.getSetCookie();
  const cookie = lines.map((line) => line.split(";")[0]).join("; ");
  for (const birthDate of BIRTH_DATES) {
    for (const mbtiType of MBTI_TYPES) {
      await ask("/api/generate-profile", cookie, { birthDate, mbtiType });
    }
  }
  const unpaid = await measureRows();
  await client.query("update users set has_lifetime_access = true");
  const listed = (await (await ask("/api/profiles", cookie)).json()) as { slug: string }[];
  for (const { slug } of listed) await ask(`/api/profiles/${slug}`, cookie);
  const paid = await measureRows();
  const { rows: shared } = await client.query<{ bytes: number; count: number }>(
    `select pg_total_relation_size('text_dictionaries')::float as bytes, count(*)::int as count
     from text_dictionaries`,
  );
  const rows: BenchRow[] = [
    toRow("unpaid", unpaid),
    toRow("paid", paid),
    {
      what: "what all of them share: a dictionary for each type, once for each version of the writer",
      value: `${shared[0]?.count} in ${describeBytes(shared[0]?.bytes ?? 0)}`,
      floor: "",
      goal: "",
      isMet: null,
    },
  ];
  for (const row of rows) recordRow(row);
  printRows(rows);
  process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  await client.end();
  await shape.stop();
}
