import { connect, type Socket } from "node:net";

export interface OpenLoopOptions {
  port: number;
  /** The bytes of one request, kept alive. */
  request: string;
  perSecond: number;
  milliseconds: number;
  /** Connections at once; what comes when all are busy is not sent, and counted. */
  connections: number;
}

export interface OpenLoopResult {
  /** Answers by status; 0 where the connection broke. */
  statuses: Map<number, number>;
  /** Milliseconds of each answer with 200. */
  times: number[];
  /** Requests that found no connection. */
  unsent: number;
  /** Answers with 200 while requests were sent, in a second. */
  servedPerSecond: number;
}

/** Hands a socket's bytes on as whole answers; bodies have a length. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let rest = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    rest += chunk;
    for (;;) {
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = rest.slice(0, end).toLowerCase();
      const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
      if (rest.length < end + 4 + length) return;
      rest = rest.slice(end + 4 + length);
      onAnswer(Number(head.slice(9, 12)));
    }
  });
}

/**
 * Requests at a steady rate, whether or not those before are answered, as many people cause it who know
 * nothing of each other.
 */
export async function driveOpenLoop(options: OpenLoopOptions): Promise<OpenLoopResult> {
  const { port, request, perSecond, milliseconds, connections } = options;
  const result: OpenLoopResult = { statuses: new Map(), times: [], unsent: 0, servedPerSecond: 0 };
  const count = (status: number) =>
    void result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
  const idle: Lane[] = [];
  const all = new Set<Lane>();

  interface Lane {
    socket: Socket;
    sentAt: number | null;
  }

  function open(): Lane {
    const lane: Lane = { socket: connect(port, "127.0.0.1").setNoDelay(true), sentAt: null };
    all.add(lane);
    readAnswers(lane.socket, (status) => {
      count(status);
      if (status === 200 && lane.sentAt !== null)
        result.times.push(performance.now() - lane.sentAt);
      lane.sentAt = null;
      idle.push(lane);
    });
    lane.socket.on("error", () => {});
    lane.socket.on("close", () => {
      if (lane.sentAt !== null) count(0);
      lane.sentAt = null;
      all.delete(lane);
    });
    return lane;
  }

  function findLane(): Lane | null {
    for (let lane = idle.pop(); lane; lane = idle.pop()) if (all.has(lane)) return lane;
    return all.size < connections ? open() : null;
  }

  const startedAt = performance.now();
  let turn = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - startedAt;
      for (
        const due = (Math.min(passed, milliseconds) / 1_000) * perSecond;
        turn < due;
        turn += 1
      ) {
        const lane = findLane();
        if (lane === null) result.unsent += 1;
        else {
          lane.sentAt = performance.now();
          lane.socket.write(request);
        }
      }
      if (passed < milliseconds) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  result.servedPerSecond = result.times.length / ((performance.now() - startedAt) / 1_000);
  // What is still under way is answered, or not, within the time that anybody would wait.
  const until = performance.now() + 15_000;
  while ([...all].some(({ sentAt }) => sentAt !== null) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const { socket } of all) socket.destroy();
  return result;
}
