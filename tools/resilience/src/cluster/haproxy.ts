import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { createServerProcess } from "../processes/server-process.ts";
import type { ClusterNode } from "./node.ts";

/** One address for whichever node has a role, as its Patroni says. */
const renderRole = (role: "primary" | "replica", port: number, nodes: readonly ClusterNode[]) =>
  [
    `listen ${role}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk OPTIONS /${role}`,
    "  http-check expect status 200",
    "  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions",
    ...nodes.map(
      ({ name, clientPorts }) =>
        `  server ${name} 127.0.0.1:${clientPorts.postgres} check port ${clientPorts.rest}`,
    ),
  ].join("\n");

/** HAProxy before the nodes: an address for the leader and one for the replicas. */
export async function startHaproxy(folder: string, nodes: readonly ClusterNode[]) {
  const [primaryPort, replicaPort] = [await findFreePort(), await findFreePort()];
  const file = join(folder, "haproxy.cfg");
  const text = [
    "global",
    "  maxconn 400",
    "defaults",
    "  mode tcp",
    "  retries 1",
    "  timeout connect 1s",
    "  timeout check 1s",
    "  timeout client 1h",
    "  timeout server 1h",
    renderRole("primary", primaryPort, nodes),
    renderRole("replica", replicaPort, nodes),
    "",
  ];
  writeFileSync(file, text.join("\n"));
  const haproxy = createServerProcess({
    command: "haproxy",
    args: ["-db", "-f", file],
    env: { PATH: process.env["PATH"] },
    logFile: join(folder, "haproxy.log"),
    isUnprivileged: true,
  });
  haproxy.start();
  return { primaryPort, replicaPort, stop: () => haproxy.end("SIGKILL") };
}
