import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface SunkMail {
  from: string;
  to: string[];
  /** Headers and body as they came, with quoted-printable undone. */
  content: string;
}

/** What the sink does with a mail: accept it, never answer, or refuse it temporarily or permanently. */
export type SinkMode = "ok" | "hang" | "4xx" | "5xx";

export interface SmtpSink {
  url: string;
  mails: SunkMail[];
  /** How many mails were offered, whatever became of them. */
  offers(): number;
  behave(mode: SinkMode): void;
  close(): Promise<void>;
}

const REFUSALS = {
  "4xx": { responseCode: 451, message: "Try again later" },
  "5xx": { responseCode: 550, message: "No such user" },
} as const;

function undoQuotedPrintable(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** A mail server of this process that keeps what it is given, on a port of its own. */
export async function openSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  let mode: SinkMode = "ok";
  let offers = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    ...options,
    onRcptTo({ address }, _session, callback) {
      offers += 1;
      if (mode === "hang") return;
      if (mode === "ok") return callback();
      const { responseCode, message } = REFUSALS[mode];
      // Servers repeat the address they refuse.
      callback(Object.assign(new Error(`<${address}> ${message}`), { responseCode }));
    },
    onData(stream, { envelope }, callback) {
      const take = (raw: string) => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, content: undoQuotedPrintable(raw) });
        callback();
      };
      // A client that gives up in the middle ends the stream with an error, and will come again.
      text(stream).then(take, callback);
    },
  });
  // A client that gives up on a hanging server resets the connection.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    offers: () => offers,
    behave: (next) => {
      mode = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
