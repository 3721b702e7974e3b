import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireChromium } from "@cosmic/tools-programs/chromium";
import { ROOT } from "@cosmic/tools-programs/root";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import type { JourneyOptions } from "./journey.ts";
import { OPERATOR } from "./test-users.ts";

const CREATED_HERE = "COSMIC_E2E_DATA_DIR";

/** As root Chromium has no sandbox; the rest keeps it from talking to anybody but the product. */
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** One folder a run: the runner makes it, its workers find it in the environment, and it goes with the runner. */
function findOrMakeDataFolder(): string {
  const made = process.env[CREATED_HERE];
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), "cosmic-e2e-data-"));
  process.env[CREATED_HERE] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const at = (port: number) => `http://localhost:${port}`;

export interface JourneysOptions {
  /** Whose site `page.goto("/")` opens. */
  app: "web" | "admin";
  /** Ports of this run's own copy of the product; the four after the panel's are its stand-ins'. */
  port: number;
  adminPort: number;
  workers?: number;
}

/**
 * The Playwright configuration of one app's journeys, in `e2e/` beside the configuration file: the
 * built product in one process on ports and data of its own, and the Chromium of this machine.
 * Build first: what runs is `dist`.
 */
export function defineJourneys({
  app,
  port,
  adminPort,
  workers = 2,
}: JourneysOptions): PlaywrightTestConfig<JourneyOptions> {
  const dataFolder = findOrMakeDataFolder();
  const [mailPort, googlePort, stripePort] = [adminPort + 2, adminPort + 3, adminPort + 4];
  const sites = {
    web: at(port),
    admin: at(adminPort),
    mail: at(mailPort),
    google: at(googlePort),
    stripe: at(stripePort),
  };
  return defineConfig<JourneyOptions>({
    testDir: "e2e",
    outputDir: "test-results",
    workers,
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
      locale: "en-GB",
      timezoneId: "UTC",
      viewport: { width: 1280, height: 800 },
      trace: "retain-on-failure",
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
      timeout: 90_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    },
  });
}
