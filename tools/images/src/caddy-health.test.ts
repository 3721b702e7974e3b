import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { afterEach, beforeEach, expect, it } from "vitest";

const OWN = "local";
const PUBLIC = "acme-v02.api.letsencrypt.org-directory";

let folder: string;
const write = (path: string, text = "", mode = 0o644) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
};
const addCertificates = (authority: string, ...names: string[]) => {
  for (const name of names) write(`data/caddy/certificates/${authority}/${name}/${name}.crt`);
};

/** What the container's health check says, where Caddy answers. */
const check = (web = "cosmic.test", admin = "admin.cosmic.test") =>
  spawnSync("sh", [join(folder, "caddy/is-healthy.sh")], {
    env: {
      PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
      XDG_DATA_HOME: join(folder, "data"),
      WEB_DOMAIN: web,
      ADMIN_DOMAIN: admin,
    },
    encoding: "utf8",
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-caddy-"));
  cpSync(join(ROOT, "deploy/caddy/is-healthy.sh"), join(folder, "caddy/is-healthy.sh"));
  write("bin/wget", "#!/bin/sh\n", 0o755);
  mkdirSync(join(folder, "data/caddy/certificates"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("Caddy is healthy with a public certificate of both names", () => {
  addCertificates(PUBLIC, "cosmic.test");
  expect(check()).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("no certificate of admin.cosmic.test") as unknown,
  });
  addCertificates(PUBLIC, "admin.cosmic.test");
  expect(check().status).toBe(0);
});

it("certificates of its own count only as long as it is told to sign them", () => {
  addCertificates(OWN, "cosmic.test", "admin.cosmic.test");
  expect(check().status).toBe(1);
  write("caddy/local/own.options", "local_certs\n");
  expect(check().status).toBe(0);
});

it("names of this machine alone have certificates of its own", () => {
  addCertificates(OWN, "localhost", "admin.localhost");
  expect(check("localhost", "admin.localhost").status).toBe(0);
});

it("Caddy that does not answer is not healthy", () => {
  addCertificates(PUBLIC, "cosmic.test", "admin.cosmic.test");
  write("bin/wget", "#!/bin/sh\nexit 1\n", 0o755);
  expect(check().status).toBe(1);
});
