import { describe, expect, it } from "vitest";
import { buildConfig } from "../../apps/api/src/config/config.ts";
import { ConfigError } from "../../apps/api/src/config/config-error.ts";
import { ENV_NAMES, readEnv } from "../../apps/api/src/config/env.ts";
import { GOOGLE_STAND_IN_CLIENT } from "../../packages/local-services/src/index.ts";
import {
  STAND_IN_SECRET_KEY,
  STAND_IN_WEBHOOK_SECRET,
} from "../../packages/stripe-stand-in/src/index.ts";
import { readCompose } from "./checks/compose-file.ts";
import { readDotEnv, variablesIn } from "./checks/interpolate.ts";
import { readText, SURROUNDINGS } from "./checks/repository.ts";
import { FILLED_IN, NOT_OF_THE_API, READ_BY_COMPOSE, SET_BY_COMPOSE } from "./checks/settings.ts";

const COMPOSE = readText("docker-compose.yml");
const EXAMPLE = readText(".env.example");
const example = readDotEnv(EXAMPLE);

/** A service's environment with a .env of these variables, beside what its image sets. */
function environmentOf(name: string, dotEnv: Record<string, string> = {}): Record<string, string> {
  const service = readCompose(COMPOSE, dotEnv).services[name];
  if (!service) throw new Error(`There is no ${name}`);
  return service.environment;
}

/** The API as its container starts it; DATA_DIR is never read where there is a secret. */
const configWith = (dotEnv: Record<string, string> = {}) =>
  buildConfig(readEnv({ HOST: "0.0.0.0", API_PORT: "3002", ...environmentOf("api", dotEnv) }));

function problemsWith(dotEnv: Record<string, string>): string[] {
  try {
    configWith(dotEnv);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((line) => line.split(" ")[0] ?? "");
    throw error;
  }
}

describe(".env.example", () => {
  const known = [...ENV_NAMES, ...Object.keys(NOT_OF_THE_API), ...Object.keys(READ_BY_COMPOSE)];

  it("names every variable there is, once, and no other", () => {
    expect(Object.keys(example).toSorted()).toEqual(known.toSorted());
    expect(EXAMPLE.match(/^[A-Z_]+=/gm)?.length).toBe(known.length);
    expect(ENV_NAMES.filter((name) => name in NOT_OF_THE_API)).toEqual([]);
  });

  it("says a line about each, or about the one above it", () => {
    const lines = EXAMPLE.split("\n");
    const bare = lines.filter(
      (line, index) => /^[A-Z_]+=/.test(line) && /^(?:# ---.*)?$/.test(lines[index - 1] ?? ""),
    );
    expect(bare).toEqual([]);
  });

  it("is where everything comes from that docker-compose.yml asks for", () => {
    const uncommented = COMPOSE.replaceAll(/^\s*#.*$/gm, "");
    expect(variablesIn(uncommented).filter((name) => !(name in example))).toEqual([]);
    const asked = [
      ...variablesIn(uncommented),
      ...Object.keys(SET_BY_COMPOSE),
      ...Object.keys(READ_BY_COMPOSE),
    ];
    expect(Object.keys(example).filter((name) => !asked.includes(name))).toEqual([]);
  });

  it("names in production exactly what somebody has to fill in", () => {
    expect(new Set(problemsWith(example))).toEqual(
      new Set([
        "SESSION_SECRET",
        "PUBLIC_WEB_URL",
        "PUBLIC_ADMIN_URL",
        "DATABASE_URL",
        "MIGRATION_DATABASE_URL",
        "SMTP_URL",
        "ADMIN_EMAIL",
        "ADMIN_PASSWORD",
        "STRIPE_SECRET_KEY",
        "STRIPE_WEBHOOK_SECRET",
      ]),
    );
  });

  it("starts in production when that is filled in, each part of it being needed", () => {
    const { production, google, sites, database } = configWith({ ...example, ...FILLED_IN });
    expect({ production, google, secure: sites.secure, url: database.url }).toEqual({
      production: true,
      google: null,
      secure: true,
      url: `postgres://cosmic:${FILLED_IN["POSTGRES_PASSWORD"]}@pgbouncer:6432/cosmic`,
    });
    const needed = Object.keys(FILLED_IN).filter((name) => !name.endsWith("_DOMAIN"));
    for (const name of needed) {
      expect([name, problemsWith({ ...example, ...FILLED_IN, [name]: "" })]).not.toEqual([
        name,
        [],
      ]);
    }
  });
});

describe("docker compose without a .env", () => {
  it("runs the local mode, at the addresses of npm start", () => {
    const { production, sites, http } = configWith();
    expect({ production, ...sites, ...http }).toMatchObject({
      production: false,
      webUrl: "http://localhost:3000",
      adminUrl: "http://localhost:3001",
      secure: false,
      port: 3002,
      trustProxy: ["uniquelocal"],
    });
    const { services } = readCompose(COMPOSE);
    expect(
      Object.values(services).flatMap(({ ports, profiles }) => (profiles.length > 0 ? [] : ports)),
    ).toEqual([
      "127.0.0.1:3000:8080",
      "127.0.0.1:3001:8080",
      "127.0.0.1:1080:8025",
      "127.0.0.1:1025:1025",
      "127.0.0.1:1090:1090",
      "127.0.0.1:1091:1091",
    ]);
  });

  it("follows another port into every address that names it", () => {
    const dotEnv = { PORT: "4000", GOOGLE_PORT: "4090" };
    expect(configWith(dotEnv).sites.webUrl).toBe("http://localhost:4000");
    const { web } = readCompose(COMPOSE, dotEnv).services;
    expect(web?.build?.args["PUBLIC_WEB_URL"]).toBe("http://localhost:4000");
    expect(environmentOf("stand-ins", dotEnv)["GOOGLE_PAGE_URL"]).toBe("http://localhost:4090");
  });

  it("gives the API what the stand-ins go by", () => {
    const api = environmentOf("api");
    const standIns = environmentOf("stand-ins");
    expect(api).toMatchObject({
      GOOGLE_ISSUER: standIns["GOOGLE_ISSUER"],
      GOOGLE_CLIENT_ID: GOOGLE_STAND_IN_CLIENT.id,
      GOOGLE_CLIENT_SECRET: GOOGLE_STAND_IN_CLIENT.secret,
      STRIPE_API_URL: standIns["STRIPE_API_URL"],
      STRIPE_SECRET_KEY: STAND_IN_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
    });
  });

  // So none of the values in the file is a secret, and none can be left in by mistake.
  it("has no value that production would take", () => {
    expect(new Set(problemsWith({ NODE_ENV: "production" }))).toEqual(
      new Set([
        "SESSION_SECRET",
        "PUBLIC_WEB_URL",
        "PUBLIC_ADMIN_URL",
        "DATABASE_URL",
        "MIGRATION_DATABASE_URL",
        "GOOGLE_ISSUER",
        "SMTP_URL",
        "ADMIN_EMAIL",
        "ADMIN_PASSWORD",
        "STRIPE_SECRET_KEY",
        "STRIPE_WEBHOOK_SECRET",
        "STRIPE_API_URL",
      ]),
    );
  });
});

describe("what is set is read", () => {
  const consumers: [service: string, reads: (name: string) => boolean][] = [
    ["api", (name) => ENV_NAMES.includes(name)],
    ["migrate", (name) => ENV_NAMES.includes(name)],
    [
      "pgbouncer",
      (name) => readText("scripts/deploy/pgbouncer/entrypoint.sh").includes(`$\{${name}:`),
    ],
    ["caddy", (name) => readText("scripts/deploy/caddy/Caddyfile").includes(`{$${name}}`)],
    ["stand-ins", (name) => readText("scripts/deploy/stand-ins.ts").includes(`"${name}"`)],
    ["postgres", (name) => /^POSTGRES_(?:USER|DB|PASSWORD|INITDB_ARGS)$/.test(name)],
    ["backup", (name) => /^(?:PG(?:HOST|USER|DATABASE|PASSWORD)|KEEP_BACKUPS)$/.test(name)],
    ["mailpit", (name) => name === "MP_MAX_MESSAGES"],
  ];

  it.each(consumers)("by %s", (service, reads) => {
    const names = Object.keys(environmentOf(service));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !reads(name))).toEqual([]);
  });

  it.each(["web", "admin"])("by the build of %s", (site) => {
    const { services } = readCompose(COMPOSE);
    const image = services[site] && SURROUNDINGS.imageOf(services[site]);
    const taken = (image?.args ?? []).filter((name) => !["VERSION", "REVISION"].includes(name));
    const sources = ["src/config.ts", "src/shared/tags/tag-ids.ts", "build/build.ts", "Dockerfile"];
    const text = sources
      .map((path) => `apps/${site}/${path}`)
      .filter((path) => SURROUNDINGS.has(path))
      .map(readText)
      .join("\n");
    const read = [
      ...text.matchAll(/(?<=\[")(?:PUBLIC_\w+|REFUND_DAYS)(?="\])|(?<=text\(")PUBLIC_\w+/g),
    ];
    const missing = read.map(([name]) => name).filter((name) => !taken.includes(name));
    expect([taken.length > 0, missing]).toEqual([true, []]);
  });
});

const portOf = (script: string) => Number(/LISTEN(?:_PORT)?:-(\d+)/.exec(readText(script))?.[1]);
const exposed = (service: string) => {
  const found = readCompose(COMPOSE).services[service];
  return (found && SURROUNDINGS.imageOf(found)?.ports) ?? [];
};

describe("what listens says where", () => {
  it("the API at its usual port", () => {
    const { http } = buildConfig(readEnv({ SESSION_SECRET: "x".repeat(40) }));
    expect(exposed("api")).toEqual([http.port]);
  });

  it.each([
    ["web", "scripts/deploy/nginx/entrypoint.sh"],
    ["admin", "scripts/deploy/nginx/entrypoint.sh"],
    ["pgbouncer", "scripts/deploy/pgbouncer/entrypoint.sh"],
  ])("%s at the port of its template", (service, script) => {
    expect(exposed(service)).toEqual([portOf(script)]);
  });

  it("nginx asks the API by its name in docker-compose.yml", () => {
    const script = readText("scripts/deploy/nginx/entrypoint.sh");
    expect(script).toContain("API_HOST:-api}");
    expect(script).toContain(`API_PORT:-${exposed("api")[0]}}`);
  });
});

describe("the alerts", () => {
  const alerts = readText("scripts/deploy/prometheus/alerts.yml");

  it("tell of memory before the container is ended for it", () => {
    expect(readCompose(COMPOSE).services["api"]?.mem_limit).toBe("1g");
    const bytes = Number(/cosmic_process_resident_memory_bytes > ([\d.e]+)/.exec(alerts)?.[1]);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(0.9 * 2 ** 30);
  });

  it("hold whatever a job of Prometheus is called", () => {
    expect(alerts).not.toMatch(/\bjob=/);
  });
});
