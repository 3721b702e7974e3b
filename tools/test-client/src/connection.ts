import { connect, type Socket } from "node:net";
import { createReader, findHeader, NoAnswer, type ReadAnswer } from "./read-answer.ts";

export interface Answer extends ReadAnswer {
  milliseconds: number;
}

/** Milliseconds; a report on paper takes longest, longer still on a busy machine. */
const TIMEOUT = 45_000;

/** An open socket with the answers that have arrived on it and were not taken yet. */
interface Line {
  socket: Socket;
  /** Whether what was sent last is answered without a body. */
  isHead: boolean;
  answers: ReadAnswer[];
  /** Why no more will come. */
  end: NoAnswer | null;
  /** Called when something has arrived, or nothing more will. */
  wake: () => void;
}

function openLine(port: number): Line {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const line: Line = { socket, isHead: false, answers: [], end: null, wake: () => {} };
  const reader = createReader(
    () => line.isHead,
    (answer) => void line.answers.push(answer),
  );
  // A server that refuses early resets the rest; its answer came before, and "close" follows.
  socket.on("error", () => {});
  socket.on("data", (piece: Buffer) => {
    const result = reader.execute(piece);
    if (result instanceof Error) line.end = new NoAnswer(`Not HTTP: ${result.message}`);
    line.wake();
  });
  socket.once("close", () => {
    reader.finish();
    line.end ??= new NoAnswer("The connection was closed", true);
    line.wake();
  });
  return line;
}

/** Waits for one answer and takes it off the line. */
function receive(line: Line): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  line.wake = () => {
    const answer = line.answers.shift();
    if (answer) resolve(answer);
    else if (line.end) reject(line.end);
  };
  const giveUp = () => reject(new NoAnswer(`No answer within ${TIMEOUT / 1_000} s`));
  const timer = setTimeout(giveUp, TIMEOUT);
  return promise.finally(() => {
    clearTimeout(timer);
    line.wake = () => {};
  });
}

/**
 * One connection to a port of this machine, kept open from request to request. It sends bytes as they
 * are, which no HTTP client would: the wrong ones are what it is for.
 */
export class Connection {
  readonly #port: number;
  #line: Line | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Sends the bytes and reads one answer.
   * @throws NoAnswer when the connection ends without one, none comes in time, or one came before it
   * was asked for: callers that share a connection would read each other's
   */
  async exchange(bytes: Buffer): Promise<Answer> {
    const startedAt = performance.now();
    const line = this.#open();
    line.isHead = bytes.subarray(0, 5).toString("latin1") === "HEAD ";
    try {
      const [unasked] = line.answers;
      if (unasked) throw new NoAnswer(`A second answer to the request before: ${unasked.status}`);
      const received = receive(line);
      line.socket.write(bytes);
      const answer = await received;
      if (findHeader(answer.headers, "connection")?.toLowerCase() === "close") this.close();
      return { ...answer, milliseconds: performance.now() - startedAt };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Ends it with a reset, so that thousands of them leave no port waiting. */
  close(): void {
    this.#line?.socket.resetAndDestroy();
    this.#line = null;
  }

  #open(): Line {
    if (this.#line && !this.#line.end) return this.#line;
    this.#line = openLine(this.#port);
    return this.#line;
  }
}
