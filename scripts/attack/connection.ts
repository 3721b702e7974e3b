import { connect, type Socket } from "node:net";

export type Header = readonly [name: string, value: string];

export interface Answer {
  status: number;
  /** In the order they came, names in lower case. */
  headers: readonly Header[];
  body: string;
  milliseconds: number;
}

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

/** Milliseconds; a report on paper takes longest, longer still on a busy machine. */
const TIMEOUT = 45_000;

const find = (headers: readonly Header[], name: string) =>
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

/** The body of a chunked answer once all of it is there. */
function readChunks(bytes: Buffer, from: number): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = from; ; ) {
    const line = bytes.indexOf("\r\n", at);
    if (line === -1) return null;
    const size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    if (Number.isNaN(size)) throw new NoAnswer("A chunk without a size");
    if (bytes.length < line + 2 + size + 2) return null;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

type Parsed = Omit<Answer, "milliseconds">;

/** The answer in these bytes; null while some of it is missing. */
function readAnswer(bytes: Buffer, isHead: boolean, isClosed: boolean): Parsed | null {
  let head = readHead(bytes, 0);
  // "100 Continue" and the like come before the answer.
  while (head !== null && head.status < 200) head = readHead(bytes, head.end);
  if (head === null) return null;
  const { status, headers, end } = head;
  if (isHead || status === 204 || status === 304) return { status, headers, body: "" };
  if (find(headers, "transfer-encoding") === "chunked") {
    const body = readChunks(bytes, end);
    return body && { status, headers, body: body.toString() };
  }
  const length = find(headers, "content-length");
  if (length === undefined) {
    return isClosed ? { status, headers, body: bytes.toString("utf8", end) } : null;
  }
  if (bytes.length < end + Number(length)) return null;
  return { status, headers, body: bytes.toString("utf8", end, end + Number(length)) };
}

/** Collects what arrives on a socket until it is an answer; stops listening then. */
function receive(socket: Socket, isHead: boolean): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const finish = (end: () => void) => {
      clearTimeout(timer);
      socket.off("data", onData).off("close", onClose);
      end();
    };
    const look = (isClosed: boolean) => {
      try {
        const answer = readAnswer(Buffer.concat(pieces), isHead, isClosed);
        if (answer) finish(() => resolve(answer));
        else if (isClosed) finish(() => reject(new NoAnswer("The connection was closed", true)));
      } catch (error) {
        finish(() => reject(error));
      }
    };
    const onData = (piece: Buffer) => {
      pieces.push(piece);
      look(false);
    };
    const onClose = () => look(true);
    const timer = setTimeout(
      () => finish(() => reject(new NoAnswer(`No answer within ${TIMEOUT / 1_000} s`))),
      TIMEOUT,
    );
    socket.on("data", onData).on("close", onClose);
  });
}

/**
 * One connection to a port of this machine, kept open from request to request. It sends bytes as they
 * are, which no HTTP client would: the wrong ones are what it is for.
 */
export class Connection {
  readonly #port: number;
  #socket: Socket | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Sends the bytes and reads one answer.
   * @throws NoAnswer when the connection ends without one, or none comes in time
   */
  async exchange(bytes: Buffer): Promise<Answer> {
    const isHead = bytes.subarray(0, 5).toString("latin1") === "HEAD ";
    const startedAt = performance.now();
    const socket = this.#open();
    try {
      const received = receive(socket, isHead);
      socket.write(bytes);
      const answer = await received;
      if (find(answer.headers, "connection")?.toLowerCase() === "close") this.close();
      return { ...answer, milliseconds: performance.now() - startedAt };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Ends it with a reset, so that thousands of them leave no port waiting. */
  close(): void {
    this.#socket?.resetAndDestroy();
    this.#socket = null;
  }

  #open(): Socket {
    if (this.#socket) return this.#socket;
    const socket = connect({ port: this.#port, host: "127.0.0.1", noDelay: true });
    // A server that refuses early resets the rest; its answer came before, and "close" follows.
    socket.on("error", () => {});
    socket.once("close", () => {
      if (this.#socket === socket) this.#socket = null;
    });
    this.#socket = socket;
    return socket;
  }
}
