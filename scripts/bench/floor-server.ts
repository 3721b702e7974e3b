import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { Pool } from "pg";

// The floor of the API benchmark: Node's own HTTP server, the same statements through `pg`, and one
// JSON.stringify. No routing, no checks, no headers: what is left when everything else is free.

const SESSION_AND_USER = `
  select "sessions"."data", sessions.last_seen_at < now() + make_interval(secs => $1) as "isTouchDue",
         "users"."id", "users"."email", "users"."first_name" as "firstName",
         "users"."last_name" as "lastName", "users"."profile_image_url" as "profileImageUrl",
         "users"."has_lifetime_access" as "hasLifetimeAccess", "users"."created_at" as "createdAt",
         "users"."updated_at" as "updatedAt"
  from "sessions" inner join "users" on "users"."id" = "sessions"."user_id"
  where "sessions"."kind" = $2 and "sessions"."idle_expires_at" > now()
    and "sessions"."expires_at" > now() and "sessions"."id_hash" = $3`;

const BLUEPRINTS = `
  select "id", "slug", "mbti_type" as "mbtiType", "sun_sign" as "sunSign", "archetype", "overview",
         "generated_at" as "generatedAt"
  from "blueprints" where "user_id" = $1 order by "generated_at" desc, "id" desc`;

const [connectionString = "", port = "0"] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10 });

/** The session id of `<name>=<id>.<signature>`, unverified: the floor pays for no check. */
const sessionIdOf = (cookie = "") =>
  decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";

const server = createServer((request, response) => {
  const hash = createHash("sha256").update(sessionIdOf(request.headers.cookie)).digest("hex");
  const answer = async () => {
    const sessions = await pool.query(SESSION_AND_USER, [-300, "user", hash]);
    const { data: _data, isTouchDue: _due, ...user } = sessions.rows[0];
    if (request.url === "/api/auth/user") return user;
    const blueprints = await pool.query(BLUEPRINTS, [user.id]);
    return blueprints.rows.map((row) => ({ ...row, isPaid: false }));
  };
  answer().then(
    (body) => response.setHeader("content-type", "application/json").end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
