import { connect, type Socket } from "node:net";
import { findHeader, NoAnswer, type ReadAnswer, readAnswer } from "./read-answer.ts";

export interface Answer extends Omit<ReadAnswer, "end"> {
  milliseconds: number;
}

/** Milliseconds; a report on paper takes longest, longer still on a busy machine. */
const TIMEOUT = 45_000;

/** An open socket with what has arrived on it and was not read yet. */
interface Line {
  socket: Socket;
  arrived: Buffer;
  isClosed: boolean;
  /** Called when something has arrived, or nothing more will. */
  wake: () => void;
}

function openLine(port: number): Line {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const line: Line = { socket, arrived: Buffer.alloc(0), isClosed: false, wake: () => {} };
  // A server that refuses early resets the rest; its answer came before, and "close" follows.
  socket.on("error", () => {});
  socket.on("data", (piece: Buffer) => {
    line.arrived = Buffer.concat([line.arrived, piece]);
    line.wake();
  });
  socket.once("close", () => {
    line.isClosed = true;
    line.wake();
  });
  return line;
}

/** Waits for one answer and takes it off the line; what follows it stays there. */
function receive(line: Line, isHead: boolean): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  const look = () => {
    try {
      const answer = readAnswer(line.arrived, isHead, line.isClosed);
      if (answer) {
        line.arrived = line.arrived.subarray(answer.end);
        resolve(answer);
      } else if (line.isClosed) reject(new NoAnswer("The connection was closed", true));
    } catch (error) {
      reject(error);
    }
  };
  const timer = setTimeout(
    () => reject(new NoAnswer(`No answer within ${TIMEOUT / 1_000} s`)),
    TIMEOUT,
  );
  line.wake = look;
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
    const isHead = bytes.subarray(0, 5).toString("latin1") === "HEAD ";
    const startedAt = performance.now();
    const line = this.#open();
    try {
      if (line.arrived.length > 0) {
        const [unasked] = line.arrived.toString("latin1").split("\r\n");
        throw new NoAnswer(`A second answer to the request before: ${unasked}`);
      }
      const received = receive(line, isHead);
      line.socket.write(bytes);
      const { end: _, ...answer } = await received;
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
    if (this.#line && !this.#line.isClosed) return this.#line;
    this.#line = openLine(this.#port);
    return this.#line;
  }
}
