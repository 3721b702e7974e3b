// Runs on the visitor's own Node (18 or later), before anything is installed: no dependency, plain JavaScript.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

const MARK = join(ROOT, "node_modules", ".installed");
/** Sources without their types, and compiled: half of the time until the product is loaded. */
const COMPILE_CACHE = join(ROOT, "node_modules", ".cache", "node");
/** Systems that both lockfiles hold checksums for. */
const PLATFORMS = ["linux x64", "linux arm64"];
/** Of the package for this system, whose checksum is in pnpm-lock.yaml. */
export const PINNED_NODE = join(
  ROOT,
  "node_modules",
  `node-${process.platform}-${process.arch}`,
  "bin/node",
);
/** pnpm itself, one file that npm installs by the checksums of a lockfile of its own. */
const PNPM_FOLDER = join(ROOT, "tools/cli/pnpm");
const PINNED_PNPM = join(
  PNPM_FOLDER,
  "node_modules/@pnpm",
  `exe.${process.platform}-${process.arch}`,
  "pnpm",
);
const BIN = join(ROOT, "node_modules", ".bin");

/** A failure that one line explains; everything else is a defect and keeps its stack. */
export class PlainFailure extends Error {}

/** The environment every child gets: pinned Node and local tools first on PATH, no telemetry. */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${BIN}:${process.env.PATH ?? ""}`,
    TURBO_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    ...extra,
  };
}

function manifests() {
  const folders = ["apps", "packages", "tools"].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}/package.json`),
  );
  return ["package.json", ...folders.filter((path) => existsSync(join(ROOT, path)))];
}

/** Changes whenever an install could bring something else. */
function installFingerprint() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  const locks = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "tools/cli/pnpm/package-lock.json"];
  for (const path of [...locks, ...manifests()]) {
    hash.update(path).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest("hex");
}

/** Runs a command quietly; answers with its exit code and everything it printed. */
export function capture(command, args, env = childEnvironment()) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

function requireWritable() {
  try {
    accessSync(ROOT, constants.W_OK);
    // Root passes the permission check on a read-only mount, so the proof is a write.
    const probe = join(ROOT, ".write-check");
    writeFileSync(probe, "");
    rmSync(probe);
  } catch {
    throw new PlainFailure(
      "This folder cannot be written to. Copy it to one that can, then start again.",
    );
  }
}

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|network/i;

function installFailure(output) {
  if (NO_NETWORK.test(output)) {
    return new PlainFailure(
      "The packages could not be fetched: no network. The first start needs it once; later starts do not.",
    );
  }
  const lines = output.trim().split("\n");
  return new PlainFailure(`The packages could not be installed:\n${lines.slice(-15).join("\n")}`);
}

/**
 * Runs one step of the installation; throws what one line explains. Packages of one system are optional, so
 * both managers leave out silently what was not available or had another checksum.
 */
async function runStep(command, args, program) {
  const { code, output } = await capture(
    command,
    args,
    childEnvironment({ CI: "true", npm_config_loglevel: "error" }),
  );
  if (code !== 0) throw installFailure(output);
  if (existsSync(program)) return;
  throw new PlainFailure(
    `${program} was not installed: the download failed, or its checksum is not the lockfile's.`,
  );
}

/**
 * Installs the pinned Node and every package with the pinned pnpm, unless nothing changed. Nothing that was
 * fetched runs before its checksum is compared with the one in the repository.
 */
export async function ensureInstalled(say = (line) => console.log(line)) {
  const fingerprint = installFingerprint();
  const isCurrent =
    existsSync(MARK) && existsSync(PINNED_NODE) && readFileSync(MARK, "utf8") === fingerprint;
  if (isCurrent) return;
  requireWritable();
  say("Installing packages (needed once, about a minute) ...");
  if (!PLATFORMS.includes(`${process.platform} ${process.arch}`)) {
    throw new PlainFailure(
      `This runs on ${PLATFORMS.join(" and ")}; here is ${process.platform} ${process.arch}.`,
    );
  }
  const npmArgs = ["ci", "--prefix", PNPM_FOLDER, "--no-audit", "--no-fund"];
  await runStep("npm", npmArgs, PINNED_PNPM);
  await runStep(PINNED_PNPM, ["install", "--frozen-lockfile"], PINNED_NODE);
  writeFileSync(MARK, fingerprint);
}

/**
 * Runs a script of the repository on the pinned Node; answers with its exit code. The channel between the
 * two is the child's lifeline: when this process goes, in whatever way, the child sees it close.
 */
export function runPinned(script, args = [], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(PINNED_NODE, [join(ROOT, script), ...args], {
      cwd: ROOT,
      env: childEnvironment({ NODE_COMPILE_CACHE: COMPILE_CACHE, ...env }),
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    const letGo = () => child.connected && child.disconnect();
    // Ctrl-C at a terminal reaches the child by itself; this process stays until it has closed everything.
    process.on("SIGINT", () => setTimeout(letGo, 300));
    for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, letGo);
    // A SIGTERM to npm ends the shell between npm and here, which passes nothing on.
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || letGo(), 500).unref();
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}

/** Runs a main function; a plain failure becomes one line and exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
