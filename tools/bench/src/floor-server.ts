import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { zstdDecompressSync } from "node:zlib";
import { Pool } from "pg";

// The floor of the API benchmark: Node's own HTTP server, the same statements through `pg`, and one
// JSON.stringify, or for a blueprint one unpacking. No routing, no checks, no headers: what is left when everything else is free.

const SESSION_AND_USER = `
  select "sessions"."data", sessions.last_seen_at < now() + make_interval(secs => $1) as "isTouchDue",
         "users"."id", "users"."email", "users"."first_name" as "firstName",
         "users"."last_name" as "lastName", "users"."profile_image_url" as "profileImageUrl",
         "users"."has_lifetime_access" as "hasLifetimeAccess", "users"."created_at" as "createdAt",
         "users"."updated_at" as "updatedAt"
  from "sessions" inner join "users" on "users"."id" = "sessions"."user_id"
  where "sessions"."kind" = $2 and "sessions"."idle_expires_at" > now()
    and "sessions"."expires_at" > now() and "sessions"."id_hash" = $3`;

const SUMMARY = `"id", "slug", "mbti_type" as "mbtiType", "sun_sign" as "sunSign", "archetype",
  "overview", "generated_at" as "generatedAt"`;

const BLUEPRINTS = `
  select ${SUMMARY} from "blueprints" where "user_id" = $1 order by "generated_at" desc, "id" desc`;

const BLUEPRINT = `
  select "id", "preview" as "body", "body_version" as "bodyVersion", "dictionary",
         "writer_version" as "writerVersion", "kept_report" is not null as "isKept"
  from "blueprints" where "slug" = $1 and "user_id" = $2`;

// As blueprints were stored when the goal for one was set: the whole report in its row.
const WIDE_BLUEPRINT = `
  select ${SUMMARY}, "birth_date" as "birthDate", "birth_time" as "birthTime", "place", "changeover",
         "axes", "chart", "report", "is_premium" as "isPremium"
  from "floor_blueprints" where "slug" = $1 and "user_id" = $2`;

const DICTIONARY = `select "bytes" from "text_dictionaries" where "id" = $1`;

const ACCOUNT = `
  select "users"."id", "users"."email", "credentials"."password_hash" as "hash"
  from "users" inner join "credentials" on "credentials"."user_id" = "users"."id"
  where "users"."email" = $1`;

const SESSION = `
  insert into "sessions" ("id_hash", "kind", "user_id", "data", "created_at", "last_seen_at",
                          "idle_expires_at", "expires_at")
  values ($1, 'user', $2, '{}', now(), now(), now() + interval '1 day', now() + interval '1 day')`;

// The library that the API hashes passwords with; it belongs to that package.
const { verify } = createRequire(import.meta.resolve("@cosmic/api/package.json"))(
  "@node-rs/argon2",
) as { verify: (hash: string, password: string) => Promise<boolean> };

const [connectionString = "", port = "0"] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10 });

const hashId = (id: string) => createHash("sha256").update(id).digest("hex");

/** The session id of `<name>=<id>.<signature>`, unverified: the floor pays for no check. */
const getSessionId = (cookie = "") =>
  decodeURIComponent(/cosmic_session=([^;]+)/.exec(cookie)?.[1] ?? "").split(".")[0] ?? "";

async function read(request: IncomingMessage): Promise<unknown> {
  const hash = hashId(getSessionId(request.headers.cookie));
  const sessions = await pool.query(SESSION_AND_USER, [-300, "user", hash]);
  const { data: _data, isTouchDue: _due, ...user } = sessions.rows[0];
  const url = request.url ?? "";
  if (url === "/api/auth/user") return user;
  if (url === "/api/profiles") {
    const { rows } = await pool.query(BLUEPRINTS, [user.id]);
    return rows.map((row) => ({ ...row, isPaid: false }));
  }
  const slug = url.slice(url.lastIndexOf("/") + 1);
  if (url.startsWith("/api/profiles/wide/")) {
    const { rows } = await pool.query(WIDE_BLUEPRINT, [slug, user.id]);
    // An unpaid reader gets little of the report.
    const { report: _report, ...shown } = rows[0];
    return shown;
  }
  const { rows } = await pool.query(BLUEPRINT, [slug, user.id]);
  return zstdDecompressSync(rows[0].body, { dictionary: await getDictionary(rows[0].dictionary) });
}

const dictionaries = new Map<string, Buffer>();

async function getDictionary(id: string): Promise<Buffer> {
  const known = dictionaries.get(id);
  if (known) return known;
  const { rows } = await pool.query(DICTIONARY, [id]);
  const dictionary = zstdDecompressSync(rows[0].bytes);
  dictionaries.set(id, dictionary);
  return dictionary;
}

async function logIn(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const piece of request) text += String(piece);
  const { email, password } = JSON.parse(text);
  const { rows } = await pool.query(ACCOUNT, [email]);
  const { hash, ...user } = rows[0];
  if (!(await verify(hash, password))) throw new Error("Wrong password");
  await pool.query(SESSION, [hashId(randomBytes(32).toString("hex")), user.id]);
  return { user };
}

const server = createServer((request, response) => {
  if (request.url === "/ready") {
    response.end();
    return;
  }
  const answer = request.method === "POST" ? logIn(request) : read(request);
  answer.then(
    (body) =>
      response
        .setHeader("content-type", "application/json")
        .end(body instanceof Buffer ? body : JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
