import { describe, expect, it } from "vitest";
import { facts, known } from "./lint/facts.ts";
import { fieldProblems } from "./lint/field-rules.ts";
import { at, type Manifest, type PodTemplate, workloadsOf } from "./lint/manifest.ts";
import { podProblems } from "./lint/pod-rules.ts";
import { hasKubectl, renderOverlay } from "./lint/render.ts";
import { wiringProblems } from "./lint/wiring-rules.ts";

const isHere = hasKubectl();
const rendered = isHere ? renderOverlay("example") : [];

/** The rendered manifests with one thing broken. */
function broken(
  kind: string,
  name: string,
  change: (manifest: Manifest, pod: PodTemplate) => void,
) {
  const copy = structuredClone(rendered);
  const manifest = copy.find((each) => each.kind === kind && each.metadata.name === name);
  if (!manifest) throw new Error(`no ${kind} ${name}`);
  change(manifest, workloadsOf([manifest])[0]?.pod as PodTemplate);
  return copy;
}
const inApi = (
  change: (container: PodTemplate["spec"]["containers"][number], pod: PodTemplate) => void,
) =>
  broken("Deployment", "api", (_manifest, pod) => {
    const [container] = pod.spec.containers;
    if (container) change(container, pod);
  });

const put = (kind: string, name: string, path: string[], key: string, value: unknown) => () =>
  broken(kind, name, (manifest) =>
    Object.assign(at(manifest, ...path) as object, { [key]: value }),
  );

describe.skipIf(!isHere)("the rules of manifests", () => {
  it.each<[string, () => Manifest[], RegExp]>([
    [
      "a field that does not exist",
      () => inApi((c) => Object.assign(c, { readynessProbe: {} })),
      /no field/,
    ],
    [
      "an unusable value",
      () => inApi((c) => Object.assign(c.resources?.limits ?? {}, { memory: "much" })),
      /quantity/,
    ],
    [
      "an unknown kind",
      () => broken("Service", "web", (m) => Object.assign(m, { kind: "Servant" })),
      /unknown kind/,
    ],
  ])("object to %s", async (_name, manifests, problem) => {
    expect((await fieldProblems(manifests())).join("\n")).toMatch(problem);
  });

  it.each<[string, () => Manifest[], RegExp]>([
    [
      "root",
      () => inApi((_c, pod) => void delete pod.spec.securityContext?.["runAsNonRoot"]),
      /as root/,
    ],
    [
      "a writable image",
      () => inApi((c) => void delete c.securityContext?.["readOnlyRootFilesystem"]),
      /its own files/,
    ],
    [
      "kept capabilities",
      () => inApi((c) => void delete c.securityContext?.capabilities),
      /capabilities/,
    ],
    [
      "variables of services",
      () => inApi((_c, pod) => void delete pod.spec["enableServiceLinks"]),
      /named after/,
    ],
    [
      "a stranger's image",
      () => inApi((c) => Object.assign(c, { image: "redis:8" })),
      /nobody builds/,
    ],
    [
      "an image without version",
      () => inApi((c) => Object.assign(c, { image: "x/cosmic-blueprint/api:latest" })),
      /without a version/,
    ],
    ["no limits", () => inApi((c) => void delete c.resources?.limits), /what it needs/],
    ["another port", () => inApi((c) => void c.ports?.pop()), /opens 3002/],
    [
      "a path that is not there",
      () => inApi((c) => Object.assign(c.livenessProbe?.httpGet ?? {}, { path: "/alive" })),
      /asked for \/alive/,
    ],
    [
      "a probe of no port",
      () => inApi((c) => Object.assign(c.livenessProbe?.httpGet ?? {}, { port: "web" })),
      /on the port web/,
    ],
    ["no probe", () => inApi((c) => void delete c.readinessProbe), /no readinessProbe/],
    [
      "too short a grace",
      () => inApi((_c, pod) => void (pod.spec.terminationGracePeriodSeconds = 30)),
      /is killed/,
    ],
    ["no pause before the stop", () => inApi((c) => void delete c.lifecycle), /have heard/],
  ])("object to %s in a pod", (_name, manifests, problem) => {
    expect(podProblems(manifests(), facts).join("\n")).toMatch(problem);
  });

  it.each<[string, () => Manifest[], RegExp]>([
    [
      "a deployment of other pods",
      put("Deployment", "web", ["spec", "selector", "matchLabels"], "app", "wob"),
      /its own/,
    ],
    [
      "a service without pods",
      put("Service", "web", ["spec", "selector"], "app", "wob"),
      /selects no pod/,
    ],
    [
      "a service to no port",
      put("Service", "web", ["spec", "ports", "0"], "targetPort", 80),
      /no pod opens/,
    ],
    [
      "a budget of no pods",
      put("PodDisruptionBudget", "api", ["spec", "selector", "matchLabels"], "app", "apy"),
      /selects no pod/,
    ],
    [
      "a policy about nobody",
      put("NetworkPolicy", "api", ["spec", "podSelector", "matchLabels"], "app", "apy"),
      /about no pod/,
    ],
    [
      "a policy to another port",
      put("NetworkPolicy", "pgbouncer", ["spec", "ingress", "0", "ports", "0"], "port", 5432),
      /no pod opens/,
    ],
    [
      "an open network",
      put("NetworkPolicy", "default-deny", ["spec"], "policyTypes", ["Ingress"]),
      /denies everything/,
    ],
    [
      "a host without TLS",
      put("Ingress", "sites", ["spec", "tls", "0"], "hosts", []),
      /without TLS/,
    ],
    [
      "a host to nowhere",
      put(
        "Ingress",
        "sites",
        ["spec", "rules", "0", "http", "paths", "0", "backend", "service"],
        "name",
        "wob",
      ),
      /no service/,
    ],
    [
      "a scaler of nothing",
      put("HorizontalPodAutoscaler", "api", ["spec", "scaleTargetRef"], "name", "apy"),
      /scales nothing/,
    ],
    [
      "a variable nobody reads",
      () => inApi((c) => Object.assign(c, { env: [{ name: "SESION_SECRET" }] })),
      /does not know/,
    ],
    [
      "settings that are not there",
      () => inApi((c) => Object.assign(c, { envFrom: [{ secretRef: { name: "gone" } }] })),
      /not there/,
    ],
  ])("object to %s", (_name, manifests, problem) => {
    expect(wiringProblems(manifests(), known).join("\n")).toMatch(problem);
  });
});
