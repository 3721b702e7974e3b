import {
  type Container,
  type Manifest,
  nameOf,
  type PodTemplate,
  workloadsOf,
} from "./manifest.ts";

/** What pods are measured against. */
export interface PodFacts {
  /** Names of the images that this repository builds, and of those it takes from elsewhere. */
  images: readonly string[];
  /** What each app listens on, and what its probes may ask. */
  apps: Record<string, { ports: number[]; paths: string[] }>;
  /** Seconds that requests under way may still take once a process was told to stop. */
  graceSeconds: number;
}

function rightsProblems({ spec }: PodTemplate, container: Container): string[] {
  const own = container.securityContext ?? {};
  const pod = spec.securityContext ?? {};
  const claims: [boolean, string][] = [
    [pod["runAsNonRoot"] === true, "may run as root"],
    [typeof pod["runAsUser"] === "number" && pod["runAsUser"] > 0, "names no user to run as"],
    [pod.seccompProfile?.type === "RuntimeDefault", "may make any system call"],
    [own["allowPrivilegeEscalation"] === false, "may gain rights"],
    [own["readOnlyRootFilesystem"] === true, "may write to its own files"],
    [own.capabilities?.drop?.join() === "ALL", "keeps capabilities"],
    [spec["automountServiceAccountToken"] === false, "is handed a key to the cluster"],
    [spec["enableServiceLinks"] === false, "gets variables named after services"],
  ];
  return claims.filter(([holds]) => !holds).map(([, problem]) => problem);
}

function imageProblems({ image = "" }: Container, { images }: PodFacts): string[] {
  const [, name = "", tag] =
    /^(?:.*?\/)??(cosmic-blueprint\/[\w-]+|[\w-]+)(?::([\w.-]+))?(?:@sha256:\w+)?$/.exec(image) ??
    [];
  if (!images.includes(name)) return [`runs ${image}, which nobody builds`];
  return tag === undefined || tag === "latest" ? [`runs ${image} without a version`] : [];
}

function resourceProblems({ resources }: Container): string[] {
  const asks = resources?.requests?.["cpu"] && resources.requests["memory"];
  return asks && resources?.limits?.["memory"] ? [] : ["does not say what it needs"];
}

function serverProblems(pod: PodTemplate, container: Container, facts: PodFacts): string[] {
  const problems: string[] = [];
  const app = facts.apps[pod.metadata?.labels?.["app"] ?? ""];
  if (!app) return ["is an app that is not known"];
  const open = (container.ports ?? []).map(({ containerPort }) => containerPort);
  if (open.join() !== app.ports.join()) {
    problems.push(`opens ${open.join()} and not ${app.ports.join()}`);
  }
  for (const kind of ["readinessProbe", "livenessProbe", "startupProbe"] as const) {
    const probe = container[kind];
    if (!probe) {
      if (kind !== "startupProbe") problems.push(`has no ${kind}`);
      continue;
    }
    const { path } = probe.httpGet ?? {};
    if (path !== undefined && !app.paths.includes(path)) problems.push(`is asked for ${path}`);
    const port = probe.httpGet?.port ?? probe.tcpSocket?.port;
    const hasPort = container.ports?.some(
      (each) => each.name === port || each.containerPort === port,
    );
    if (!hasPort) problems.push(`is asked on the port ${port}`);
  }
  const pause = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
  if (pause < 5) problems.push("stops before the others have heard");
  if ((pod.spec.terminationGracePeriodSeconds ?? 30) < pause + facts.graceSeconds) {
    problems.push("is killed before its requests have ended");
  }
  return problems;
}

/** What is wrong with the pods of these manifests, one line each. */
export const podProblems = (manifests: readonly Manifest[], facts: PodFacts): string[] =>
  workloadsOf(manifests).flatMap(({ manifest, pod }) =>
    pod.spec.containers.flatMap((container) =>
      [
        ...rightsProblems(pod, container),
        ...imageProblems(container, facts),
        ...resourceProblems(container),
        ...(manifest.kind === "Deployment" ? serverProblems(pod, container, facts) : []),
      ].map((problem) => `${nameOf(manifest)} ${problem}`),
    ),
  );
