import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { requireChromium } from "@cosmic/tools-programs/chromium";
import { type BrowserContext, chromium } from "@playwright/test";

export interface Chrome {
  /** Shares its cookies with what Lighthouse opens. */
  context: BrowserContext;
  /** Where Lighthouse reaches it. */
  port: number;
  stop: () => Promise<void>;
}

/** A browser with a profile of its own, for Playwright and Lighthouse alike. */
export async function startChrome(baseURL: string): Promise<Chrome> {
  const profile = mkdtempSync(join(tmpdir(), "cosmic-bench-chrome-"));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    baseURL,
    viewport: { width: 412, height: 823 },
    args: [
      `--remote-debugging-port=${port}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  const stop = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, port, stop };
}
