import { spawn } from "node:child_process";
import { join } from "node:path";
import { readEnv } from "@cosmic/api/config/env";
import { ROOT } from "@cosmic/tools-programs/root";
import { startStandIns } from "./local/stand-ins.ts";

// Three watchers with hot reload on the addresses of `npm start`; Vite passes /api on to the API.
const dataDirectory = process.env["DATA_DIR"] ?? join(ROOT, ".local");

const standIns = await startStandIns(readEnv(), dataDirectory);

console.log("Site http://localhost:3000, operator's panel http://localhost:3001");
for (const [name, address] of standIns.rows) console.log(`${name}: ${address}`);
console.log(`The first operator's password is kept in ${join(dataDirectory, "operator-password")}`);

const processes = [
  { name: "api", folder: "apps/api", command: ["node", "--watch", "src/main.ts"] },
  { name: "web", folder: "apps/web", command: ["vite", "--clearScreen", "false"] },
  { name: "admin", folder: "apps/admin", command: ["vite", "--clearScreen", "false"] },
].map(({ name, folder, command: [program = "", ...args] }) => {
  const env = { ...process.env, ...standIns.variables, DATA_DIR: dataDirectory };
  const child = spawn(program, args, {
    cwd: join(ROOT, folder),
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      const lines = chunk.toString().trimEnd().split("\n");
      for (const text of lines) console.log(`${name.padEnd(6)} ${text}`);
    });
  }
  return { name, child };
});

let stopping = false;
function stopAll(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const { child } of processes) child.kill("SIGTERM");
  void standIns.close();
}

for (const { name, child } of processes) {
  child.once("exit", (code) => {
    if (!stopping) console.error(`${name} stopped (${code}); stopping the others.`);
    stopAll(code ?? 1);
  });
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopAll(0));
