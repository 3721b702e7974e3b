import { createServer, type Server } from "node:http";
import { Agent, request } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * A port of loopback that hands on to a site over https on this machine, for clients that know neither its name
 * nor its authority. The certificate has to be the site's, by that authority.
 */
export async function forwardTo(domain: string, authority: string) {
  const agent = new Agent({ keepAlive: true, ca: authority, servername: domain });
  const server: Server = createServer(async (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const body = await buffer(incoming);
    const ask = () => {
      const onward = request({
        host: "127.0.0.1",
        port: 443,
        method,
        path: url,
        agent,
        headers: { ...headers, host: domain },
      });
      onward.once("response", (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      // As browsers do: the server may have closed an idle connection in this very instant.
      onward.once("error", ({ code }: NodeJS.ErrnoException) =>
        onward.reusedSocket && code === "ECONNRESET" ? ask() : outgoing.destroy(),
      );
      onward.end(body);
    };
    ask();
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
