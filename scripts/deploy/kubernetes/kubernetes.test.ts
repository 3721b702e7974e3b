import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "../../../apps/api/src/config/env.ts";
import { productionProblems } from "../../../apps/api/src/config/production-rules.ts";
import { readMeasured } from "../../load-model/measured.ts";
import { facts, known, PGBOUNCER, read, secrets, settings } from "./lint/facts.ts";
import { fieldProblems } from "./lint/field-rules.ts";
import { at, workloadsOf } from "./lint/manifest.ts";
import { podProblems } from "./lint/pod-rules.ts";
import { hasKubectl, readManifests, renderOverlay } from "./lint/render.ts";
import { wiringProblems } from "./lint/wiring-rules.ts";

const HERE = import.meta.dirname;
const isHere = hasKubectl();
if (!isHere) {
  console.log(
    "NOT RUN: the manifests as kustomize puts them together. There is no kubectl on this machine;",
  );
  console.log("         the single files are checked all the same.");
}
const rendered = isHere ? renderOverlay("example") : [];
const single = ["base", "overlays/example"].flatMap((folder) =>
  readdirSync(join(HERE, folder))
    .filter((file) => file.endsWith(".yaml") && file !== "kustomization.yaml")
    .flatMap((file) => readManifests(readFileSync(join(HERE, folder, file), "utf8"))),
);

describe("each manifest", () => {
  it("has only fields and values that Kubernetes takes", async () => {
    expect(single.length).toBeGreaterThan(20);
    expect(await fieldProblems(single)).toEqual([]);
  });
});

describe.skipIf(!isHere)("the manifests together", () => {
  it("have only fields and values that Kubernetes takes", async () => {
    expect(await fieldProblems(rendered)).toEqual([]);
  });

  it("make pods without rights, of our images, that say what they need and how they are", () => {
    expect(podProblems(rendered, facts)).toEqual([]);
  });

  it("find one another, and set no variable that nobody reads", () => {
    expect(wiringProblems(rendered, known)).toEqual([]);
  });

  it("run the migration of the version that is rolled out", () => {
    const jobs = workloadsOf(rendered).filter(({ manifest }) => manifest.kind === "Job");
    expect(jobs).toHaveLength(1);
    for (const { manifest, pod } of jobs) {
      const version = pod.spec.containers[0]?.image?.split(":")[1] ?? "";
      expect(manifest.metadata.name).toBe(`migrate-${version.replaceAll(".", "-")}`);
      expect(version).toBe((JSON.parse(read("package.json")) as { version: string }).version);
    }
  });

  it("never ask PgBouncer for more connections than it takes", () => {
    const limit = /^max_client_conn = (\d+)$/m.exec(
      read(`${PGBOUNCER}/pgbouncer.ini.template`),
    )?.[1];
    const scaler = rendered.find(({ kind }) => kind === "HorizontalPodAutoscaler");
    const most = Number(at(scaler, "spec", "maxReplicas")) * Number(settings["DATABASE_POOL_SIZE"]);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(Number(limit));
  });
});

describe("the API's pods", () => {
  it("ask for the memory that one was measured to hold, and may have more for PDF files", () => {
    const api = workloadsOf(single).find(({ manifest }) => manifest.metadata.name === "api");
    const { requests, limits } = api?.pod.spec.containers[0]?.resources ?? {};
    const { memory } = readMeasured();
    expect(requests?.["memory"]).toMatch(/^\d+Mi$/);
    expect(Number.parseInt(requests?.["memory"] ?? "", 10)).toBeGreaterThanOrEqual(memory.usedMb);
    expect(limits?.["memory"]).toBe("1Gi");
  });
});

describe("the settings", () => {
  it("are where the images listen", () => {
    expect(settings).toMatchObject({ API_PORT: "3002", METRICS_PORT: "9464", HOST: "0.0.0.0" });
    expect(read("scripts/deploy/nginx/entrypoint.sh")).toContain('LISTEN="${LISTEN:-8080}"');
    expect(read(`${PGBOUNCER}/entrypoint.sh`)).toContain('LISTEN_PORT="${LISTEN_PORT:-6432}"');
  });

  it("stop a start in production while the secrets are those of the example", () => {
    const named = productionProblems(readEnv({ ...settings, ...secrets })).join("\n");
    const refused = [
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
    ];
    for (const name of refused) expect(named).toContain(name);
  });

  it("would hold otherwise", () => {
    const filled = {
      PUBLIC_WEB_URL: "https://cosmic.blue",
      PUBLIC_ADMIN_URL: "https://admin.cosmic.blue",
      DATABASE_URL: "postgres://cosmic:f3a91c07be5d42886d0e@pgbouncer:6432/cosmic",
      MIGRATION_DATABASE_URL: "postgres://cosmic:f3a91c07be5d42886d0e@db.internal:5432/cosmic",
      SMTP_URL: "smtps://post:kT9vLm2q@mail.cosmic.blue:465",
      SESSION_SECRET: "q7Vd0mKx2Rzt9LwBn4sYf8HcGj6PuEaT",
      ADMIN_EMAIL: "night-desk@cosmic.blue",
      ADMIN_PASSWORD: "plenty-of-starlight-9",
      STRIPE_SECRET_KEY: ["sk", "live", "51Qm7Vd0Kx2Rzt9LwBn4sYf8HcGj6PuEaT"].join("_"),
      STRIPE_WEBHOOK_SECRET: "whsec_Zt9LwBn4sYf8HcGj6PuEaTq7Vd0mKx2R",
    };
    expect(productionProblems(readEnv({ ...settings, ...secrets, ...filled }))).toEqual([]);
  });

  it("have the metrics where compose has them", () => {
    expect(read("docker-compose.yml")).toContain(`METRICS_PORT: ${settings["METRICS_PORT"]}`);
  });

  it.each([
    ["api", "apps/api/Dockerfile"],
    ["web", "apps/web/Dockerfile"],
    ["admin", "apps/admin/Dockerfile"],
    ["pgbouncer", `${PGBOUNCER}/Dockerfile`],
  ])("of %s are what its image listens on, and whom it runs as", (app, file) => {
    const image = read(file);
    expect(facts.apps[app]?.ports).toContain(Number(/^EXPOSE (\d+)$/m.exec(image)?.[1]));
    const deployment = single.find(
      ({ kind, metadata }) => kind === "Deployment" && metadata.name === app,
    );
    const user = at(deployment, "spec", "template", "spec", "securityContext", "runAsUser");
    expect(image).toContain(`USER ${String(user)}:${String(user)}`);
  });

  it("start the migration as the image does", () => {
    expect(read("apps/api/Dockerfile")).toContain('ENTRYPOINT ["node", "main.js"]');
    const job = workloadsOf(single).find(({ manifest }) => manifest.kind === "Job");
    expect(job?.pod.spec.containers[0]).toMatchObject({ args: ["migrate"] });
    expect(job?.pod.spec.containers[0]).not.toHaveProperty("command");
  });
});

describe("the nightly backup", () => {
  it("shows no address on a command line, where a password might stand in it", () => {
    const job = read("scripts/deploy/kubernetes/base/backup.yaml");
    expect(job).toMatch(/name: PGPASSWORD/);
    expect(job).not.toMatch(/--dbname|_URL|:\/\//);
  });

  it("writes what compose writes, so that the same script restores it", () => {
    const job = read("scripts/deploy/kubernetes/base/backup.yaml");
    const script = read("scripts/deploy/postgres/backup.sh");
    const lines = [/pg_dump .*(?= --file)/, /^\s*file=.*/m, /sha256sum .*/, /mv .*/];
    for (const line of lines) {
      const [said = ""] = line.exec(script) ?? [];
      expect(said).not.toBe("");
      expect(job).toContain(said.trim());
    }
  });
});
