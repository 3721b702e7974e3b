export type Header = readonly [name: string, value: string];

/** A request that got no answer that could be read. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  /** The server closed the connection without a word, which some requests deserve. */
  readonly wasClosed: boolean;

  constructor(message: string, wasClosed = false) {
    super(message);
    this.wasClosed = wasClosed;
  }
}

/** The value of a header, by its name in lower case. */
export const findHeader = (headers: readonly Header[], name: string) =>
  headers.find((header) => header[0] === name)?.[1];

interface Head {
  status: number;
  headers: Header[];
  /** Where the body begins. */
  end: number;
}

function readHead(bytes: Buffer, from: number): Head | null {
  const blank = bytes.indexOf("\r\n\r\n", from);
  if (blank === -1) return null;
  const [first = "", ...lines] = bytes.toString("latin1", from, blank).split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (!status) throw new NoAnswer(`Not HTTP: ${first.slice(0, 80)}`);
  const headers = lines.map((line): Header => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status, headers, end: blank + 4 };
}

/** The body of a chunked answer once all of it is there, and where it ends. */
function readChunks(bytes: Buffer, from: number): { body: Buffer; end: number } | null {
  const chunks: Buffer[] = [];
  for (let at = from; ; ) {
    const line = bytes.indexOf("\r\n", at);
    if (line === -1) return null;
    const size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    if (Number.isNaN(size)) throw new NoAnswer("A chunk without a size");
    if (bytes.length < line + 2 + size + 2) return null;
    if (size === 0) return { body: Buffer.concat(chunks), end: line + 4 };
    chunks.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

export interface ReadAnswer {
  status: number;
  /** In the order they came, names in lower case. */
  headers: readonly Header[];
  body: string;
  /** Where the answer ends among the bytes. */
  end: number;
}

/** The answer in these bytes; null while some of it is missing. Throws NoAnswer for what is none. */
export function readAnswer(bytes: Buffer, isHead: boolean, isClosed: boolean): ReadAnswer | null {
  let head = readHead(bytes, 0);
  // "100 Continue" and the like come before the answer.
  while (head !== null && head.status < 200) head = readHead(bytes, head.end);
  if (head === null) return null;
  const { status, headers } = head;
  if (isHead || status === 204 || status === 304) {
    return { status, headers, body: "", end: head.end };
  }
  if (findHeader(headers, "transfer-encoding") === "chunked") {
    const read = readChunks(bytes, head.end);
    return read && { status, headers, body: read.body.toString(), end: read.end };
  }
  const length = findHeader(headers, "content-length");
  if (length === undefined && !isClosed) return null;
  const end = length === undefined ? bytes.length : head.end + Number(length);
  if (bytes.length < end) return null;
  return { status, headers, body: bytes.toString("utf8", head.end, end), end };
}
