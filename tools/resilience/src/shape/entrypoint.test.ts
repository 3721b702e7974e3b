import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEPLOY } from "./render.ts";

// Stands in for the server program: tells what it was started with and that it was told to read again.
const SERVER = `#!/bin/sh
echo "$@" >"$RUN_DIR/started"
trap 'touch "$RUN_DIR/reloaded"' HUP
while true; do sleep 0.1; done
`;

let folder: string;
let child: ChildProcess | null = null;

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text, { mode: 0o755 });
}
const read = (name: string) => readFileSync(join(folder, "run", name), "utf8");
const nameAddresses = (...addresses: string[]) =>
  write("addresses", addresses.map((address) => `${address} STREAM api\n`).join(""));

/** Runs an image's entry point with its variables, on programs that stand in. */
async function start(image: "nginx" | "pgbouncer", variables: Record<string, string> = {}) {
  child = spawn("sh", [join(DEPLOY, image, "entrypoint.sh")], {
    env: {
      PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
      RUN_DIR: join(folder, "run"),
      ...variables,
    },
    stdio: "inherit",
  });
  await expect
    .poll(() => existsSync(join(folder, "run", "started")), { timeout: 10_000 })
    .toBe(true);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-entrypoint-"));
  mkdirSync(join(folder, "bin"));
  write("bin/nginx", SERVER);
  write("bin/pgbouncer", SERVER);
  write("bin/getent", `#!/bin/sh\ncat "${join(folder, "addresses")}"\n`);
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe("the entry point of a site's image", () => {
  it("names every address of the API, and reads again when they change", async () => {
    nameAddresses("10.0.0.2", "10.0.0.3");
    await start("nginx", { LISTEN: "8080" });
    expect(read("started")).toContain("nginx.conf");
    expect(read("site.conf")).toContain("server 10.0.0.3:3002 max_fails=0");
    expect(read("site.conf")).toContain("listen 8080 default_server;");
    expect(read("site.conf")).toContain("try_files $file $uri.html");
    expect(read("maps.conf")).toContain('map "" $forwarded_host {');
    nameAddresses("10.0.0.2", "fd00::4");
    await expect
      .poll(() => existsSync(join(folder, "run", "reloaded")), { timeout: 20_000 })
      .toBe(true);
    expect(read("site.conf")).toContain("server [fd00::4]:3002 ");
    expect(read("site.conf")).not.toContain("10.0.0.3");
  });

  it.each([
    ["https://admin.cosmic.blue", "admin.cosmic.blue"],
    ["https://cosmic.blue:443/", "cosmic.blue"],
    ["https://cosmic.blue:8443", "cosmic.blue:8443"],
    ["http://[::1]:80", "[::1]"],
    ["http://localhost:3000", "localhost:3000"],
  ])("of %s tells the API that it is %s", async (SITE_URL, host) => {
    nameAddresses("10.0.0.2");
    await start("nginx", { SITE_URL });
    expect(read("maps.conf")).toContain(`map "${host}" $forwarded_host {\n    default "${host}";`);
  });

  it("starts without the API, so that pages are served", async () => {
    nameAddresses();
    await start("nginx");
    expect(read("site.conf")).toContain("server 127.0.0.1:9;");
  });
});

describe("the entry point of PgBouncer's image", () => {
  it("writes down who may come, whatever the password is made of", async () => {
    await start("pgbouncer", { DATABASE_PASSWORD: `a "b" $c 'd'` });
    expect(read("userlist.txt")).toBe(`"cosmic" "a ""b"" $c 'd'"\n`);
    const settings = read("pgbouncer.ini");
    expect(settings).toContain("cosmic = host=postgres port=5432 dbname=cosmic");
    expect(settings).toContain("server_tls_sslmode = prefer");
    expect(settings).not.toContain("${");
  });
});
