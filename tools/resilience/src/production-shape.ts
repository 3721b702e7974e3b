import { parseArgs } from "node:util";
import { framed } from "@cosmic/tools-cli/local/address-table";
import closeWithGrace from "close-with-grace";
import { findShapeObstacle, startShape } from "./shape/start-shape.ts";

/** The ports of `npm start`, unless variables name others. */
const USUAL_PORTS = {
  PORT: "3000",
  ADMIN_PORT: "3001",
  SMTP_PORT: "1025",
  MAIL_PORT: "1080",
  GOOGLE_PORT: "1090",
  STRIPE_PORT: "1091",
};

const chosenPorts = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(USUAL_PORTS).map(([name, usual]) => [name, process.env[name] || usual]),
  );

async function run(replicas: number): Promise<void> {
  console.log(`Starting PostgreSQL, PgBouncer, ${replicas} × the API, 2 × nginx ...`);
  const shape = await startShape({ replicas, env: chosenPorts() });
  let isStopping = false;
  const stopper = closeWithGrace({ delay: 60_000, logger: false }, async ({ err }) => {
    isStopping = true;
    if (err) console.error(err);
    console.log("\nStopping ...");
    await shape.stop();
    console.log("Stopped.");
  });
  for (const [index, replica] of shape.replicas.entries()) {
    void replica.ended().then((code) => {
      if (isStopping) return;
      const how = code === null ? "was killed" : `ended with code ${code}`;
      console.error(`API ${index + 1} ${how}. Its log: ${replica.logFile}`);
    });
  }
  process.once("disconnect", () => {
    if (!isStopping) stopper.close();
  });
  console.log(
    framed([
      ["Cosmic Blueprint", shape.webUrl],
      ["Operator's panel", shape.adminUrl],
      ["  e-mail", shape.operator.email],
      ["  password", shape.operator.password],
      ...shape.standIns.rows,
      ...shape.replicas.map(({ url, pid }, index) => {
        return [`API ${index + 1}`, `${url} (process ${pid})`] as const;
      }),
      ["PgBouncer", shape.pgbouncer.url],
      ["PostgreSQL", shape.postgres.url],
      ["Logs", shape.folder],
    ]),
  );
}

const { values } = parseArgs({ options: { replicas: { type: "string", default: "2" } } });
const replicas = Number(values.replicas);
const obstacle =
  Number.isInteger(replicas) && replicas >= 1 && replicas <= 8
    ? findShapeObstacle()
    : "--replicas is a number from 1 to 8.";
if (obstacle === null) {
  await run(replicas);
} else {
  console.error(obstacle);
  process.exit(1);
}
