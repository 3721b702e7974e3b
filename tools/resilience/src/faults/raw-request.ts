import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection on which a request was sent and nothing has been read yet. */
export async function sendRaw(port: number, request: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.pause();
  socket.write(request);
  return socket;
}

export interface RawParts {
  method?: string;
  path: string;
  port: number;
  cookie?: string;
  body?: object;
}

/** The bytes of a request. */
export function rawRequest({ method = "GET", path, port, cookie = "", body }: RawParts): string {
  const text = body ? JSON.stringify(body) : "";
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Cookie: ${cookie}`,
    ...(body
      ? ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${text}`;
}
