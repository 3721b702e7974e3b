import type { Compose, Service } from "./compose-file.ts";

/** What a rule is given beside the file. */
export interface Surroundings {
  /** Whether the repository has a file or folder of this name. */
  has: (path: string) => boolean;
  /** What a service's own image says; null where it is not ours. */
  imageOf: (service: Service) => OwnImage | null;
}

export interface OwnImage {
  /** "10001:10001". */
  user: string;
  hasHealthcheck: boolean;
  ports: readonly number[];
  /** Names of its build arguments. */
  args: readonly string[];
}

type Rule = (compose: Compose, surroundings: Surroundings) => string[];

/** Ports of images that are not ours. */
const FOREIGN_PORTS: Record<string, readonly number[]> = {
  postgres: [5432],
  caddy: [80, 443],
  "axllent/mailpit": [8025, 1025],
};

/** What a service may do otherwise, and why. */
export const REASONS: Record<string, string> = {
  "caddy user": "root of its image owns the volume of certificates",
  "caddy cap_add": "the capability is in the program file, which would not start without it",
  "backup user": "it writes to a folder of the machine, whoever owns that",
  "backup cap_add": "root without capabilities may not write to other people's folders",
  "restore user": "as backup",
  "restore cap_add": "as backup",
};

const each = (compose: Compose, judge: (service: Service, name: string) => string[]) =>
  Object.entries(compose.services).flatMap(([name, service]) =>
    judge(service, name).map((text) => `${name}: ${text}`),
  );

const unless = (isFine: boolean, text: string) => (isFine ? [] : [text]);

const portsOf = (service: Service, { imageOf }: Surroundings): readonly number[] =>
  imageOf(service)?.ports ?? FOREIGN_PORTS[service.image.split(":")[0] ?? ""] ?? [];

/** Files that are named exist, volumes and networks are declared. */
export const namesWhatIsThere: Rule = (compose, { has }) =>
  each(compose, ({ build, volumes, networks }) => [
    ...(build ? unless(has(build.dockerfile), `${build.dockerfile} does not exist`) : []),
    ...volumes.flatMap((volume) => {
      const [source = ""] = volume.split(":");
      // The engine makes this one.
      if (source === "./backups") return [];
      return source.startsWith("./")
        ? unless(has(source.slice(2)), `${source} does not exist`)
        : unless(compose.volumes.includes(source), `the volume ${source} is not declared`);
    }),
    ...networks.flatMap((network) =>
      unless(Object.hasOwn(compose.networks, network), `the network ${network} is not declared`),
    ),
  ]);

/** Every image is one of ours, or an exact version. */
export const pinsItsImages: Rule = (compose) =>
  each(compose, ({ image, madeFrom }) => [
    ...unless(image !== "", "has no image name"),
    ...unless(!/:latest$|^[^:]*$/.test(image), `${image} is not pinned`),
    ...unless(
      madeFrom !== undefined || /:v?\d+\.\d+(?:\.\d+)?(?:-[\w-]+)?(?:@sha256:\w+)?$/.test(image),
      `${image} names no exact version`,
    ),
  ]);

/** Nobody is root, writes to its image, has a capability, or fills the disk or the memory. */
export const isHardened: Rule = (compose, surroundings) =>
  each(compose, (service, name) => {
    const user = service.user ?? surroundings.imageOf(service)?.user ?? "";
    return [
      ...unless(/^[1-9]\d*:/.test(user) || `${name} user` in REASONS, "runs as root"),
      ...unless(service.read_only === true, "may write to its image"),
      ...unless(service.cap_drop.includes("ALL"), "keeps capabilities"),
      ...unless(
        service.cap_add.length === 0 || `${name} cap_add` in REASONS,
        "asks for capabilities",
      ),
      ...unless(service.security_opt.includes("no-new-privileges:true"), "may gain privileges"),
      ...unless(service.mem_limit !== undefined, "has no limit of memory"),
      ...unless(service.logging?.options?.["max-size"] !== undefined, "keeps its log for ever"),
      ...unless(service.restart !== undefined, "does not say when it starts again"),
    ];
  });

const isHealthChecked = (service: Service, { imageOf }: Surroundings) =>
  service.healthcheck
    ? service.healthcheck.disable !== true && service.healthcheck.test !== undefined
    : (imageOf(service)?.hasHealthcheck ?? false);

/** Whoever waits for another waits for something that can come true. */
export const waitsForWhatCanBe: Rule = (compose, surroundings) =>
  each(compose, (service) =>
    Object.entries(service.depends_on).flatMap(([name, { condition, required }]) => {
      const other = compose.services[name];
      if (!other) return [`waits for ${name}, which does not exist`];
      const isAlwaysThere = other.profiles.every((profile) => service.profiles.includes(profile));
      return [
        ...unless(
          ["service_started", "service_healthy", "service_completed_successfully"].includes(
            condition,
          ),
          `waits for ${name} without a condition`,
        ),
        ...unless(
          condition !== "service_healthy" || isHealthChecked(other, surroundings),
          `waits for the health of ${name}, which nobody checks`,
        ),
        ...unless(
          condition !== "service_completed_successfully" || other.restart === "no",
          `waits for the end of ${name}, which starts again`,
        ),
        ...unless(
          isAlwaysThere || required === false,
          `needs ${name}, which is of another profile`,
        ),
      ];
    }),
  );

/** Ports that are published, and those in addresses of other services, are listened on. */
export const meetsListeners: Rule = (compose, surroundings) =>
  each(compose, (service) => {
    const own = portsOf(service, surroundings);
    const published = service.ports.flatMap((port) => {
      const inside = Number(
        port
          .split(":")
          .at(-1)
          ?.replace(/\/udp$/, ""),
      );
      return unless(own.includes(inside), `publishes ${inside}, where nothing listens`);
    });
    const addressed = Object.entries(service.environment).flatMap(([variable, text]) =>
      [...text.matchAll(/(?:\/\/|@)([a-z-]+):(\d+)/g)].flatMap(([, host = "", port]) => {
        const other = compose.services[host];
        if (host === "localhost") return [];
        if (!other) return [`${variable} names ${host}, which does not exist`];
        const shares = other.networks.some((network) => service.networks.includes(network));
        return [
          ...unless(
            portsOf(other, surroundings).includes(Number(port)),
            `${variable} asks ${host} at ${port}, where nothing listens`,
          ),
          // A migration never sends mail, and so on: it is enough when one service of an image can.
          ...unless(
            shares || service.restart === "no",
            `${variable} names ${host}, which is on no network with it`,
          ),
        ];
      }),
    );
    return [...published, ...addressed];
  });

/** Arguments of a build are the ones that its Dockerfile takes. */
export const buildsWithWhatIsTaken: Rule = (compose, { imageOf }) =>
  each(compose, (service) => {
    if (!service.build) return [];
    const taken = imageOf(service)?.args ?? [];
    const given = Object.keys(service.build.args);
    const missing = taken.filter((name) => !given.includes(name) && name !== "REVISION");
    return [
      ...given.filter((name) => !taken.includes(name)).map((name) => `gives ${name} to no ARG`),
      ...missing.map((name) => `leaves the ARG ${name} to chance`),
    ];
  });

/** No image is built twice: of two exports of one name at the same time, one fails. */
export const buildsEachImageOnce: Rule = (compose) =>
  each(compose, ({ image, build }, name) => {
    const others = Object.entries(compose.services).filter(
      ([other, service]) => other !== name && service.build && service.image === image,
    );
    return build ? others.map(([other]) => `builds ${image}, and so does ${other}`) : [];
  });

/** Only the proxy for everybody, and nothing of the inside, is reachable from other machines. */
export const opensOnlyTheDoor: Rule = (compose) =>
  each(compose, (service, name) =>
    service.ports.flatMap((port) =>
      unless(name === "caddy" || port.startsWith("127.0.0.1:"), `publishes ${port} to everybody`),
    ),
  );

export const COMPOSE_RULES: Record<string, Rule> = {
  namesWhatIsThere,
  pinsItsImages,
  isHardened,
  waitsForWhatCanBe,
  meetsListeners,
  buildsWithWhatIsTaken,
  buildsEachImageOnce,
  opensOnlyTheDoor,
};

/** What is wrong with a docker-compose.yml, one line each. */
export const composeProblems: Rule = (compose, surroundings) =>
  Object.values(COMPOSE_RULES).flatMap((rule) => rule(compose, surroundings));
