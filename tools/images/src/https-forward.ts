import { createServer, type Server } from "node:http";
import { Agent, request } from "node:https";
import type { AddressInfo } from "node:net";

/**
 * A port of loopback that hands on to a site over https on this machine, for clients that know neither its name
 * nor its authority. The certificate has to be the site's, by that authority.
 */
export async function forwardTo(domain: string, authority: string) {
  const agent = new Agent({ keepAlive: true, ca: authority, servername: domain });
  const server: Server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request(
      {
        host: "127.0.0.1",
        port: 443,
        method,
        path: url,
        agent,
        headers: { ...headers, host: domain },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close().closeAllConnections();
      agent.destroy();
    },
  };
}
