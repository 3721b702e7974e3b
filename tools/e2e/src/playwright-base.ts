import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireChromium } from "@cosmic/tools-programs/chromium";
import { ROOT } from "@cosmic/tools-programs/root";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import type { JourneyOptions } from "./journey.ts";
import { OPERATOR } from "./users.ts";

const DATA_FOLDER = "COSMIC_E2E_DATA_DIR";

/** As root Chromium has no sandbox; the rest keeps it from contacting any other host. */
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** One folder a run: created and removed by the runner, found by its workers in the environment. */
function findOrCreateDataFolder(): string {
  const existing = process.env[DATA_FOLDER];
  if (existing) return existing;
  const folder = mkdtempSync(join(tmpdir(), "cosmic-e2e-data-"));
  process.env[DATA_FOLDER] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const toOrigin = (port: number) => `http://localhost:${port}`;

export interface JourneysOptions {
  /** The site that `page.goto("/")` opens. */
  app: "web" | "admin";
  /** Ports of this run's copy of the product; its stand-ins use the four after the panel's. */
  port: number;
  adminPort: number;
}

/**
 * The Playwright configuration of one app's journeys, in `e2e/` beside the configuration file: the
 * built product in one process with its own ports and data, and the Chromium of this machine.
 * Build first: it serves `dist`.
 */
export function defineJourneys({
  app,
  port,
  adminPort,
}: JourneysOptions): PlaywrightTestConfig<JourneyOptions> {
  const dataFolder = findOrCreateDataFolder();
  const [mailPort, googlePort, stripePort] = [adminPort + 2, adminPort + 3, adminPort + 4];
  const sites = {
    web: toOrigin(port),
    admin: toOrigin(adminPort),
    mail: toOrigin(mailPort),
    google: toOrigin(googlePort),
    stripe: toOrigin(stripePort),
  };
  return defineConfig<JourneyOptions>({
    testDir: "e2e",
    outputDir: "test-results",
    workers: 2,
    fullyParallel: true,
    // Generous: they end only what hangs, and a busy machine must not fail a journey.
    timeout: 150_000,
    expect: { timeout: 20_000 },
    forbidOnly: !!process.env["CI"],
    reporter: "list",
    use: {
      baseURL: sites[app],
      sites,
      browserName: "chromium",
      launchOptions: { executablePath: requireChromium(), args: CHROMIUM_ARGS },
      contextOptions: { reducedMotion: "reduce" },
      locale: "en-US",
      timezoneId: "UTC",
      viewport: { width: 1280, height: 800 },
      // Recording costs as much as the journeys themselves. To see one: playwright test --trace on
      trace: "off",
      screenshot: "only-on-failure",
    },
    webServer: {
      command: "node tools/e2e/src/serve-journeys.ts",
      cwd: ROOT,
      url: `http://127.0.0.1:${adminPort}/`,
      env: {
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
        SMTP_PORT: String(adminPort + 1),
        MAIL_PORT: String(mailPort),
        GOOGLE_PORT: String(googlePort),
        STRIPE_PORT: String(stripePort),
        DATA_DIR: dataFolder,
        ADMIN_EMAIL: OPERATOR.email,
        ADMIN_PASSWORD: OPERATOR.password,
      },
      timeout: 240_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    },
  });
}
