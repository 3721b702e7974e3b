import type { Header } from "@cosmic/tools-test-client/read-answer";

/** A request as it goes over the wire; nothing here is checked or encoded. */
export interface WireRequest {
  method: string;
  target: string;
  headers: readonly Header[];
  /** Sent as it is; its length goes along unless the headers say otherwise. */
  body?: string | undefined;
}

const has = (headers: readonly Header[], name: string) =>
  headers.some((header) => header[0].toLowerCase() === name);

/** The bytes of a request. */
export function toBytes({ method, target, headers, body }: WireRequest): Buffer {
  const content = Buffer.from(body ?? "", "utf8");
  const needsLength =
    body !== undefined && !has(headers, "content-length") && !has(headers, "transfer-encoding");
  const all = needsLength ? [...headers, ["content-length", String(content.length)]] : headers;
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`), content]);
}

/** The headers with one set to another value, added where it was not there. */
export function withHeader(headers: readonly Header[], name: string, value: string): Header[] {
  return [...headers.filter((header) => header[0] !== name), [name, value]];
}
