import { expect, it } from "vitest";
import { type Compose, readCompose, type Service } from "./checks/compose-file.ts";
import { COMPOSE_RULES, composeProblems, REASONS } from "./checks/compose-rules.ts";
import { readText, SURROUNDINGS } from "./checks/repository.ts";

const compose = readCompose(readText("docker-compose.yml"));

/** The file with one service changed. */
const withService = (name: string, change: Partial<Service>): Compose => {
  const service = compose.services[name];
  if (!service) throw new Error(`There is no ${name}`);
  return { ...compose, services: { ...compose.services, [name]: { ...service, ...change } } };
};

it("holds every rule", () => {
  expect(composeProblems(compose, SURROUNDINGS)).toEqual([]);
});

const dockerfile = (path: string) => ({ context: ".", dockerfile: path, args: {} });

// Each change breaks one rule, so that a rule which sees nothing shows.
const BROKEN: [rule: string, what: string, service: string, change: Partial<Service>][] = [
  [
    "namesWhatIsThere",
    "a Dockerfile that is gone",
    "web",
    { build: dockerfile("apps/w/Dockerfile") },
  ],
  ["namesWhatIsThere", "a file that is gone", "caddy", { volumes: ["./Caddyfile:/etc/Caddyfile"] }],
  ["namesWhatIsThere", "a volume of no name", "postgres", { volumes: ["data:/var/lib"] }],
  ["namesWhatIsThere", "a network of no name", "api", { networks: ["back"] }],
  ["pinsItsImages", "the latest of an image", "postgres", { image: "postgres:latest" }],
  ["pinsItsImages", "an image without a version", "postgres", { image: "postgres" }],
  ["pinsItsImages", "only a large version", "postgres", { image: "postgres:17" }],
  ["isHardened", "root", "postgres", { user: "0:0" }],
  ["isHardened", "an image that can be written to", "api", { read_only: false }],
  ["isHardened", "capabilities", "web", { cap_drop: [] }],
  ["isHardened", "a capability more", "web", { cap_add: ["NET_ADMIN"] }],
  ["isHardened", "privileges to gain", "web", { security_opt: [] }],
  ["isHardened", "a log without an end", "web", { logging: {} }],
  [
    "waitsForWhatCanBe",
    "an unknown service",
    "api",
    { depends_on: { db: { condition: "service_healthy" } } },
  ],
  ["waitsForWhatCanBe", "no condition", "api", { depends_on: { postgres: { condition: "" } } }],
  [
    "waitsForWhatCanBe",
    "the health of what is not checked",
    "api",
    { depends_on: { migrate: { condition: "service_healthy" } } },
  ],
  [
    "waitsForWhatCanBe",
    "the end of what has none",
    "api",
    { depends_on: { postgres: { condition: "service_completed_successfully" } } },
  ],
  [
    "waitsForWhatCanBe",
    "another profile",
    "web",
    { depends_on: { "api-replicas": { condition: "service_healthy" } } },
  ],
  ["meetsListeners", "a port where nothing listens", "web", { ports: ["127.0.0.1:3000:80"] }],
  [
    "meetsListeners",
    "an address where nothing listens",
    "api",
    { environment: { A: "postgres://x@pgbouncer:5432/x" } },
  ],
  ["meetsListeners", "an address of nobody", "api", { environment: { A: "smtp://mailbox:1025" } }],
  [
    "meetsListeners",
    "an address out of reach",
    "web",
    { environment: { A: "postgres://x@postgres:5432/x" } },
  ],
  [
    "buildsWithWhatIsTaken",
    "an argument that nobody takes",
    "admin",
    {
      build: {
        ...dockerfile("apps/admin/Dockerfile"),
        args: { VERSION: "1", PUBLIC_ADMIN_URL: "", COLOUR: "" },
      },
    },
  ],
  [
    "buildsWithWhatIsTaken",
    "an argument left out",
    "admin",
    { build: { ...dockerfile("apps/admin/Dockerfile"), args: { VERSION: "1" } } },
  ],
  [
    "buildsEachImageOnce",
    "an image that another service builds",
    "migrate",
    { build: dockerfile("apps/api/Dockerfile") },
  ],
  ["opensOnlyTheDoor", "the database to everybody", "postgres", { ports: ["5432:5432"] }],
];

it.each(BROKEN)("by %s it refuses %s", (rule, _what, service, change) => {
  const problems = COMPOSE_RULES[rule]?.(withService(service, change), SURROUNDINGS) ?? [];
  expect(problems.join("\n")).toContain(`${service}: `);
});

it("has a rule for each of these, and each rule is tried", () => {
  expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(Object.keys(COMPOSE_RULES)));
});

it("excuses nothing that needs no excuse", () => {
  for (const key of Object.keys(REASONS)) {
    const [service = "", part = ""] = key.split(" ");
    const { user, cap_add } = compose.services[service] ?? { user: undefined, cap_add: [] };
    expect([key, part === "user" ? user : cap_add.length > 0]).toEqual([
      key,
      part === "user" ? "0:0" : true,
    ]);
  }
});

it("starts the product without a profile, and the rest only when asked", () => {
  const profiles = Object.entries(compose.services)
    .filter(([, service]) => service.profiles.length > 0)
    .map(([name, service]) => [name, ...service.profiles]);
  expect(profiles).toEqual([
    ["api-replicas", "scale"],
    ["caddy", "https"],
    ["backup", "tools"],
    ["restore", "tools"],
  ]);
});

it("finds three processes of the API under one name when it is scaled", () => {
  const { api, "api-replicas": more } = compose.services;
  expect((api?.replicas ?? 0) + (more?.replicas ?? 0)).toBe(3);
  expect(more?.aliases).toEqual(["api"]);
  expect(more?.environment).toEqual(api?.environment);
});

it("keeps the database on a network that leads nowhere", () => {
  expect(compose.networks["data"]?.internal).toBe(true);
  expect(compose.services["postgres"]?.networks).toEqual(["data"]);
  expect(compose.services["pgbouncer"]?.networks).toEqual(["data"]);
});

it("knows visitors who come by IPv6 apart", () => {
  expect(compose.networks["edge"]?.enable_ipv6).toBe(true);
  expect(compose.services["caddy"]?.networks).toEqual(["edge"]);
});

it("lets an API that stops end what it began", () => {
  expect(compose.services["api"]?.stop_grace_period).toBe("35s");
});

it("leaves out what stands in for others where it is told to", () => {
  const alone = readCompose(readText("docker-compose.yml"), { STAND_INS: "0" });
  const absent = Object.entries(alone.services).filter(([, { replicas }]) => replicas === 0);
  expect(absent.map(([name]) => name)).toEqual(["mailpit", "stand-ins"]);
});
