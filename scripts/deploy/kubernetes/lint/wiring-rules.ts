import {
  at,
  type Container,
  type Labels,
  type Manifest,
  matches,
  nameOf,
  type Workload,
  workloadsOf,
} from "./manifest.ts";

/** The variables that each image understands, by the app's label. */
export type VariablesOf = Record<string, readonly string[]>;

interface Cluster {
  manifests: readonly Manifest[];
  workloads: readonly Workload[];
}

const podsFor = ({ workloads }: Cluster, selector: Labels) =>
  workloads.filter(({ pod }) => matches(selector, pod.metadata?.labels));

const find = ({ manifests }: Cluster, kind: string, name: unknown) =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name);

const portsOf = (workloads: readonly Workload[]) =>
  workloads.flatMap(({ pod }) => pod.spec.containers.flatMap(({ ports = [] }) => ports));

function selectorProblems(cluster: Cluster, manifest: Manifest): string[] {
  const selector = at(manifest, "spec", "selector") as Labels | { matchLabels: Labels } | undefined;
  if (!selector) return [];
  const labels = (at(selector, "matchLabels") ?? selector) as Labels;
  const pods = podsFor(cluster, labels);
  if (manifest.kind === "Deployment") {
    const own = cluster.workloads.find((each) => each.manifest === manifest);
    return matches(labels, own?.pod.metadata?.labels) ? [] : ["selects other pods than its own"];
  }
  if (pods.length === 0) return ["selects no pod"];
  if (manifest.kind !== "Service") return [];
  return (at(manifest, "spec", "ports") as { targetPort: string | number }[])
    .filter(({ targetPort }) =>
      portsOf(pods).every((port) => port.name !== targetPort && port.containerPort !== targetPort),
    )
    .map(({ targetPort }) => `leads to the port ${targetPort}, which no pod opens`);
}

interface Peer {
  podSelector?: { matchLabels?: Labels };
  namespaceSelector?: unknown;
}
interface PolicyRule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number }[];
}

/** Pods that others make in this namespace. */
const isOfOthers = (selector: Labels) =>
  Object.keys(selector).some((label) => label.startsWith("acme.cert-manager.io/"));

function policyProblems(cluster: Cluster, manifest: Manifest): string[] {
  const own = (at(manifest, "spec", "podSelector", "matchLabels") ?? {}) as Labels;
  if (isOfOthers(own)) return [];
  const rules = (direction: string) => (at(manifest, "spec", direction) ?? []) as PolicyRule[];
  const problems = podsFor(cluster, own).length === 0 ? ["is about no pod"] : [];
  const opens = (selector: Labels, { ports = [] }: PolicyRule) =>
    ports
      .filter(({ port }) =>
        portsOf(podsFor(cluster, selector)).every((each) => each.containerPort !== port),
      )
      .map(({ port }) => `lets through to the port ${port}, which no pod opens`);
  for (const rule of rules("ingress")) problems.push(...opens(own, rule));
  for (const rule of [...rules("egress"), ...rules("ingress")]) {
    for (const { podSelector } of [...(rule.to ?? []), ...(rule.from ?? [])]) {
      if (podSelector?.matchLabels === undefined) continue;
      if (podsFor(cluster, podSelector.matchLabels).length === 0)
        problems.push("names a pod that is not there");
      else if (rule.to) problems.push(...opens(podSelector.matchLabels, rule));
    }
  }
  return problems;
}

function ingressProblems(cluster: Cluster, manifest: Manifest): string[] {
  const rules = at(manifest, "spec", "rules") as { host: string; http: unknown }[];
  const secured = (at(manifest, "spec", "tls") as { hosts: string[] }[]).flatMap(
    ({ hosts }) => hosts,
  );
  return rules.flatMap(({ host, http }) => [
    ...(secured.includes(host) ? [] : [`serves ${host} without TLS`]),
    ...(at(http, "paths") as unknown[]).flatMap((path) => {
      const service = find(cluster, "Service", at(path, "backend", "service", "name"));
      const port = at(path, "backend", "service", "port", "name");
      const ports = (at(service, "spec", "ports") ?? []) as { name: string }[];
      return ports.some(({ name }) => name === port) ? [] : [`leads ${host} to no service`];
    }),
  ]);
}

/** The names of the variables that a container is given; a problem where their source is missing. */
function variables(cluster: Cluster, { env = [], envFrom = [] }: Container) {
  const problems: string[] = [];
  const names = env.map(({ name }) => name);
  for (const { configMapRef, secretRef } of envFrom) {
    const kind = configMapRef ? "ConfigMap" : "Secret";
    const source = find(cluster, kind, (configMapRef ?? secretRef)?.name);
    if (!source) problems.push(`reads a ${kind} that is not there`);
    names.push(...Object.keys(source?.data ?? {}));
  }
  for (const { valueFrom } of env) {
    const ref = valueFrom?.secretKeyRef;
    if (ref && find(cluster, "Secret", ref.name)?.data?.[ref.key] === undefined) {
      problems.push(`reads ${ref.key} from a Secret that has no such entry`);
    }
  }
  return { names, problems };
}

function variableProblems(cluster: Cluster, { pod }: Workload, known: VariablesOf): string[] {
  const app = pod.metadata?.labels?.["app"] ?? "";
  return pod.spec.containers.flatMap((container) => {
    const { names, problems } = variables(cluster, container);
    const unknown = names.filter((name) => !known[app]?.includes(name));
    return [...problems, ...unknown.map((name) => `sets ${name}, which ${app} does not know`)];
  });
}

/** What does not fit together in these manifests, one line each. */
export function wiringProblems(manifests: readonly Manifest[], known: VariablesOf): string[] {
  const cluster = { manifests, workloads: workloadsOf(manifests) };
  const policies = manifests.filter(({ kind }) => kind === "NetworkPolicy");
  const isClosed = policies.some(
    ({ spec }) => JSON.stringify(spec) === '{"podSelector":{},"policyTypes":["Ingress","Egress"]}',
  );
  const of = (manifest: Manifest): string[] => {
    if (manifest.kind === "NetworkPolicy") return policyProblems(cluster, manifest);
    if (manifest.kind === "Ingress") return ingressProblems(cluster, manifest);
    if (manifest.kind === "HorizontalPodAutoscaler") {
      const { kind, name } = at(manifest, "spec", "scaleTargetRef") as {
        kind: string;
        name: string;
      };
      return find(cluster, kind, name) ? [] : ["scales nothing"];
    }
    return selectorProblems(cluster, manifest);
  };
  return [
    ...(isClosed ? [] : ["no policy denies everything by default"]),
    ...manifests.flatMap((each) => of(each).map((problem) => `${nameOf(each)} ${problem}`)),
    ...cluster.workloads.flatMap((each) =>
      variableProblems(cluster, each, known).map(
        (problem) => `${nameOf(each.manifest)} ${problem}`,
      ),
    ),
  ];
}
