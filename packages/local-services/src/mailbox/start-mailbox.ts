import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { choosePort, LOOPBACK } from "../free-port.ts";

export interface MailboxOptions {
  /** 0 picks any free port. */
  smtpPort: number;
  webPort: number;
  /** Folder that keeps mail between starts; without it mail is deleted on close. */
  dataDirectory?: string;
  /** Called when the mailbox fails after it has started. */
  onFailure?: (error: Error) => void;
}

export interface Mailbox {
  /** For SMTP_URL. */
  smtpUrl: string;
  /** The web page with the mail, and its REST API: GET /email, DELETE /email/all. */
  webUrl: string;
  close(): Promise<void>;
}

export interface MailboxThreadData {
  smtpPort: number;
  webPort: number;
  directory: string;
  host: string;
}

export type MailboxMessage = { kind: "ready" } | { kind: "failed"; code: string; port: number };

/** The mail folder, and how to remove it afterwards. */
function prepareDirectory(dataDirectory: string | undefined) {
  if (dataDirectory === undefined) {
    const directory = mkdtempSync(join(tmpdir(), "cosmic-mailbox-"));
    return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
  }
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  return { directory: dataDirectory, remove: () => {} };
}

function whenReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (report: MailboxMessage) => {
      worker.off("error", reject);
      if (report.kind === "ready") return resolve();
      const { code, port } = report;
      reject(Object.assign(new Error(`The mailbox cannot listen on port ${port}`), { code, port }));
    });
  });
}

/**
 * A local mailbox that catches all mail: maildev on the loopback interface, in its own thread.
 * @throws an error with `code` and `port` when a port is taken
 */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const smtpPort = await choosePort(options.smtpPort);
  const webPort = await choosePort(options.webPort);
  const { directory, remove } = prepareDirectory(options.dataDirectory);
  const workerData: MailboxThreadData = { smtpPort, webPort, directory, host: LOOPBACK };
  const worker = new Worker(new URL("./mailbox-thread.ts", import.meta.url), { workerData });
  const close = async () => {
    await worker.terminate();
    remove();
  };
  try {
    await whenReady(worker);
  } catch (error) {
    await close();
    throw error;
  }
  worker.on("error", (error) => options.onFailure?.(error as Error));
  return {
    smtpUrl: `smtp://${LOOPBACK}:${smtpPort}`,
    webUrl: `http://localhost:${webPort}`,
    close,
  };
}
