import { readFileSync } from "node:fs";

// Loaded into a process of the API before its own code, from outside, so that the application has no
// such thing: on SIGUSR2 it does what the file named by FAULT_FILE says.

/** Milliseconds for which the process does nothing else. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

process.on("SIGUSR2", () => {
  const [what, figure] = readFileSync(process.env["FAULT_FILE"] ?? "", "utf8").split(" ");
  if (what === "throw") setImmediate(() => void (undefined as unknown as { x: { y: 1 } }).x.y);
  if (what === "reject") void Promise.reject(new Error("Nobody waits for this"));
  if (what === "block") block(Number(figure));
});
