import type { Server } from "node:http";
import { createRequire } from "node:module";
import type { Server as TcpServer } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import type { MailboxMessage, MailboxThreadData } from "./start-mailbox.ts";

// maildev runs in this thread: it handles signals, exits its process and stores mail in globals, and
// none of that may affect the host process.

interface SmtpListener {
  server: TcpServer;
  removeAllListeners(event: "error"): void;
  on(event: "error", listener: (error: NodeJS.ErrnoException) => void): void;
}

interface MailServer {
  smtp: SmtpListener;
  listen(): Promise<void>;
}

const require = createRequire(import.meta.url);
const maildev = require("maildev") as (options: Record<string, unknown>) => MailServer;
const web = require("maildev/lib/web") as { server: Server };

const { smtpPort, webPort, directory, host } = workerData as MailboxThreadData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origins
const report = (message: MailboxMessage) => parentPort?.postMessage(message);

const mailServer = maildev({
  smtp: smtpPort,
  web: webPort,
  ip: host,
  mailDirectory: directory,
  silent: true,
});
// Its own handler throws, but a client that disconnects is no failure of the mailbox.
mailServer.smtp.removeAllListeners("error");
mailServer.smtp.on("error", ({ code = "UNKNOWN", syscall }) => {
  if (syscall === "listen") report({ kind: "failed", code, port: smtpPort });
});
web.server.on("error", ({ code = "UNKNOWN" }: NodeJS.ErrnoException) =>
  report({ kind: "failed", code, port: webPort }),
);

const isListening = (server: TcpServer) =>
  new Promise<void>((resolve) => {
    if (server.listening) resolve();
    else server.once("listening", resolve);
  });
await Promise.all([mailServer.listen(), isListening(web.server)]);
report({ kind: "ready" });
