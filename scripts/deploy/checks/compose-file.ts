import { parse } from "yaml";
import { interpolate } from "./interpolate.ts";

export interface Dependency {
  condition: string;
  /** False where the other service may be absent, as one of another profile is. */
  required?: boolean;
}

/** The parts of a service that the checks look at, in their long forms. */
export interface Service {
  image: string;
  build?: { context: string; dockerfile: string; args: Record<string, string> };
  /** What its image is made from, by itself or by another service that builds the same one. */
  madeFrom?: string;
  user?: string;
  read_only?: boolean;
  cap_drop: string[];
  cap_add: string[];
  security_opt: string[];
  mem_limit?: string;
  restart?: string;
  logging?: { options?: Record<string, string> };
  environment: Record<string, string>;
  ports: string[];
  volumes: string[];
  profiles: string[];
  networks: string[];
  aliases: string[];
  replicas: number;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on: Record<string, Dependency>;
  command: string[];
  entrypoint: string[];
  stop_grace_period?: string;
}

export interface Compose {
  services: Record<string, Service>;
  volumes: string[];
  networks: Record<string, { internal?: boolean; enable_ipv6?: boolean } | null>;
}

type Loose = Record<string, unknown>;

const asLoose = (value: unknown): Loose => (value ?? {}) as Loose;
const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const asTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(asLoose(value)).map(([name, text]) => [name, String(text)]));

function readService(given: unknown): Service {
  const service = asLoose(given);
  const networks = service["networks"];
  const build = service["build"] ? asLoose(service["build"]) : null;
  const aliases = Array.isArray(networks)
    ? []
    : Object.values(asLoose(networks)).flatMap((each) => asList(asLoose(each)["aliases"]));
  return {
    ...(service as unknown as Service),
    image: typeof service["image"] === "string" ? service["image"] : "",
    ...(build && {
      build: {
        context: String(build["context"]),
        dockerfile: String(build["dockerfile"]),
        args: asTexts(build["args"]),
      },
    }),
    cap_drop: asList(service["cap_drop"]),
    cap_add: asList(service["cap_add"]),
    security_opt: asList(service["security_opt"]),
    environment: asTexts(service["environment"]),
    ports: asList(service["ports"]),
    volumes: asList(service["volumes"]),
    profiles: asList(service["profiles"]),
    networks: Array.isArray(networks) ? asList(networks) : Object.keys(asLoose(networks)),
    aliases,
    replicas: Number(asLoose(service["deploy"])["replicas"] ?? 1),
    depends_on: asLoose(service["depends_on"]) as Record<string, Dependency>,
    command: asList(service["command"]),
    entrypoint: asList(service["entrypoint"]),
  };
}

/** Every text in it with its variables replaced. As docker compose does it, after YAML was read. */
function withVariables(value: unknown, env: Record<string, string>): unknown {
  if (typeof value === "string") return interpolate(value, env);
  if (Array.isArray(value)) return value.map((each) => withVariables(each, env));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, each]) => [key, withVariables(each, env)]));
}

/** docker-compose.yml as it is with these variables, anchors and merges resolved. */
export function readCompose(text: string, env: Record<string, string> = {}): Compose {
  const file = asLoose(withVariables(parse(text, { merge: true }), env));
  const services = Object.entries(asLoose(file["services"])).map(
    ([name, service]) => [name, readService(service)] as const,
  );
  const madeFrom = new Map(
    services.flatMap(([, { image, build }]) => (build ? [[image, build.dockerfile] as const] : [])),
  );
  return {
    services: Object.fromEntries(
      services.map(([name, service]) => {
        const dockerfile = madeFrom.get(service.image);
        return [name, { ...service, ...(dockerfile !== undefined && { madeFrom: dockerfile }) }];
      }),
    ),
    volumes: Object.keys(asLoose(file["volumes"])),
    networks: asLoose(file["networks"]) as Compose["networks"],
  };
}
