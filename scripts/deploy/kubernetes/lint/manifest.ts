/** A manifest as its YAML gives it; only what the rules read. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Labels };
  spec?: Record<string, unknown>;
  data?: Record<string, string>;
}
export type Labels = Record<string, string>;

interface Probe {
  httpGet?: { path?: string; port?: string | number };
  tcpSocket?: { port?: string | number };
}
export interface Container {
  name: string;
  image?: string;
  env?: { name: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name?: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: Record<string, unknown> & { capabilities?: { drop?: string[] } };
}
export interface PodTemplate {
  metadata?: { labels?: Labels };
  spec: Record<string, unknown> & {
    containers: Container[];
    terminationGracePeriodSeconds?: number;
    securityContext?: Record<string, unknown> & { seccompProfile?: { type?: string } };
  };
}

/** A workload and the pods it makes. */
export interface Workload {
  manifest: Manifest;
  pod: PodTemplate;
}

/** The value at a path of keys, or undefined. */
export function at(value: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (found, key) =>
      typeof found === "object" && found !== null
        ? (found as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

const TEMPLATES: Record<string, string[]> = {
  Deployment: ["spec", "template"],
  Job: ["spec", "template"],
  CronJob: ["spec", "jobTemplate", "spec", "template"],
};

/** Every workload among the manifests. */
export const workloadsOf = (manifests: readonly Manifest[]): Workload[] =>
  manifests.flatMap((manifest) => {
    const path = TEMPLATES[manifest.kind];
    return path ? [{ manifest, pod: at(manifest, ...path) as PodTemplate }] : [];
  });

export const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

/** Whether these labels are what a selector asks for. */
export const matches = (selector: Labels, labels: Labels = {}) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
