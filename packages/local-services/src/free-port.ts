import { createServer } from "node:net";

export const LOOPBACK = "127.0.0.1";

/** The port itself, or for 0 a port that is free at the time of the call. */
export function choosePort(port: number): Promise<number> {
  if (port !== 0) return Promise.resolve(port);
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      const chosen = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(chosen));
    });
  });
}

/** A port that was free just now. */
export const findFreePort = (): Promise<number> => choosePort(0);

/** Lets each stand-in take any free port, so that copies of the product do not meet. */
export const ANY_PORTS = { SMTP_PORT: "0", MAIL_PORT: "0", GOOGLE_PORT: "0", STRIPE_PORT: "0" };
