import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { buildAppForTest } from "../../../../test/build-test-app.ts";

const LARGEST = 512 * 1024;
/** As many of the largest as one network may send at once, and all together. */
const OF_NETWORK = 32;
const NETWORKS = 4;

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const headers = (length: string) =>
  [
    "POST /api/stripe/webhook HTTP/1.1",
    "Host: localhost:3000",
    "Content-Type: application/json",
    `Stripe-Signature: t=1,v1=${"ab".repeat(32)}`,
    "Connection: close",
    length,
    "\r\n",
  ].join("\r\n");

async function listen() {
  const { app } = await buildAppForTest();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const open = (localAddress: string, bytes: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    sockets.push(socket.on("error", () => {}));
    socket.write(bytes);
    return socket;
  };
  return {
    /** Begins to send as many of the largest bodies as one network may. */
    hold: (address: string, length = `Content-Length: ${LARGEST}`) =>
      Array.from({ length: OF_NETWORK }, () => open(address, headers(length))),
    /** Sends an event of two bytes; whether it is turned away for now. Payments are off, which is another 503. */
    isKeptOut: async (address: string) => {
      const answer = await text(open(address, `${headers("Content-Length: 2")}{}`));
      expect(answer).toMatch(/^HTTP\/1.1 503 /);
      return !answer.includes("Payments");
    },
  };
}

it.each([
  ["announced", `Content-Length: ${LARGEST}`],
  ["of unknown length", "Transfer-Encoding: chunked"],
])(
  "bodies %s that do not arrive take their network's part and no one else's, until their senders go",
  async (_, length) => {
    const { hold, isKeptOut } = await listen();
    expect(await isKeptOut("127.0.0.2")).toBe(false);
    const held = hold("127.0.0.1", length);
    await expect.poll(() => isKeptOut("127.0.0.2")).toBe(true);
    expect(await isKeptOut("127.0.1.2")).toBe(false);
    for (const socket of held) socket.destroy();
    await expect.poll(() => isKeptOut("127.0.0.2")).toBe(false);
  },
);

it("bodies of many networks together take no more than there is for all", async () => {
  const { hold, isKeptOut } = await listen();
  for (let network = 0; network < NETWORKS; network += 1) hold(`127.0.${network}.1`);
  await expect.poll(() => isKeptOut("127.0.9.1")).toBe(true);
});
