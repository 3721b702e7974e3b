#!/usr/local/bin/node
// In place of Mailpit where it cannot be fetched: takes emails by SMTP on 1025 and keeps them in memory; lists them on
// 8025 at Mailpit's own address.
import { createServer as createHttp } from "node:http";
import { createServer as createTcp } from "node:net";

if (process.argv[2] === "readyz") {
  const answer = await fetch("http://127.0.0.1:8025/readyz").catch(() => null);
  process.exit(answer?.ok ? 0 : 1);
}
const emails = [];

/** One command of a sender, and what it is answered; "354" begins the email itself. */
function answerTo(line, email) {
  if (/^RCPT TO:/i.test(line)) email.To.push({ Address: line.slice(8).replace(/[<>\s]/g, "") });
  if (/^DATA/i.test(line)) return "354 go on";
  return /^(?:EHLO|HELO|MAIL|RCPT|RSET|NOOP|QUIT)/i.test(line) ? "250 ok" : "502 unknown";
}

createTcp((socket) => {
  let buffer = "";
  let isData = false;
  let email = { To: [] };
  socket.setEncoding("utf8").on("error", () => socket.destroy());
  socket.write("220 mailbox\r\n");
  socket.on("data", (chunk) => {
    buffer += chunk;
    for (;;) {
      const mark = isData ? "\r\n.\r\n" : "\r\n";
      const end = buffer.indexOf(mark);
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + mark.length);
      if (isData) {
        emails.unshift({ ...email, Subject: /^Subject: (.*)$/im.exec(text)?.[1]?.trim() ?? "" });
        email = { To: [] };
        isData = false;
        socket.write("250 kept\r\n");
        continue;
      }
      const answer = answerTo(text, email);
      isData = answer.startsWith("354");
      socket.write(`${answer}\r\n`);
    }
  });
}).listen(1025, "0.0.0.0");

createHttp((_request, response) => {
  response.setHeader("content-type", "application/json").end(JSON.stringify({ messages: emails }));
}).listen(8025, "0.0.0.0");
process.once("SIGTERM", () => process.exit(0));
