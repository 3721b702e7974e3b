import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function findInstalled(): string | null {
  const candidates = [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...USUAL_PLACES];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

function install(): void {
  console.log("       fetching a Chromium for the browser tests ...");
  const own = spawnSync("playwright", ["install", "chromium"], {
    stdio: "ignore",
    timeout: 300_000,
  });
  if (own.status === 0 || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { env, stdio: "ignore" });
}

/**
 * The browser for tests: CHROMIUM_PATH, Playwright's own, a system one, else one that is installed now.
 * @throws when none is available; the message says how to name one.
 */
export function requireChromium(): string {
  if (findInstalled() === null) install();
  const path = findInstalled();
  if (path === null) {
    throw new Error("No Chromium was found or could be installed. Name one with CHROMIUM_PATH.");
  }
  return path;
}
