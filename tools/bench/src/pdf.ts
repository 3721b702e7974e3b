import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startShape } from "@cosmic/tools-resilience/shape/start-shape";
import { Client } from "pg";
import { cpuWithChildren } from "./load-model/measure/process-times.ts";

// `npm run bench:pdf`: reports as PDF from one process of the API in the production shape. Processor time of that
// process for a report and for one asked for again, its memory at the fullest, and 24 readers at once; each time as a
// ratio to a floor in the same run, the same texts on plain pages.
const GOAL = { cpu: 250, again: 5, megabytes: 256 } as const;
const READERS = 24;
const ASKED_AGAIN = 60;
const TYPES = ["INTJ", "ENFP", "ISTP", "ESFJ", "INFP", "ENTJ", "ISFP", "ESTP"];
const PASSWORD = "a-steady-lantern";

interface Reader {
  cookie: string;
  url: string;
  texts: string[];
}

const listTexts = (value: unknown): string[] => {
  if (typeof value === "string") return value.length > 40 ? value.split("\n\n") : [];
  return value instanceof Object ? Object.values(value).flatMap(listTexts) : [];
};

const shape = await startShape({ replicas: 1, env: { RATE_LIMIT_SCALE: "10000" } });
const client = new Client({ connectionString: shape.postgres.url });

async function post(path: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(`${shape.webUrl}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function makeReader(index: number): Promise<Reader> {
  const form = { email: `pdf-${index}@cosmic.test`, password: PASSWORD, firstName: "Ada" };
  const signedUp = await post("/api/auth/signup", form);
  const lines = signedUp.headers.getSetCookie();
  const cookie = lines.map((line) => line.split(";")[0]).join("; ");
  await client.query("update users set has_lifetime_access = true where email = $1", [form.email]);
  const order = { birthDate: `19${50 + index}-0${1 + (index % 9)}-12`, mbtiType: TYPES[index % 8] };
  const made = await post("/api/generate-profile", order, cookie);
  const { profile } = (await made.json()) as { profile: { slug: string; chart: unknown } };
  const url = `${shape.webUrl}/api/profiles/${profile.slug}/report.pdf`;
  return { cookie, url, texts: listTexts({ ...profile, chart: null }) };
}

async function download({ cookie, url }: Reader, etag = "") {
  const headers = { cookie, ...(etag && { "if-none-match": etag }) };
  const answer = await fetch(url, { headers });
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { status: answer.status, etag: answer.headers.get("etag") ?? "", bytes };
}

const readPid = () => shape.replicas[0]?.pid ?? 0;

/** CPU milliseconds that the API's process takes for each of some requests. */
async function measureEach(times: number, work: (index: number) => Promise<unknown>) {
  const before = cpuWithChildren(readPid());
  for (let index = 0; index < times; index += 1) await work(index);
  return (cpuWithChildren(readPid()) - before) / times;
}

function readPeakMegabytes(): number {
  const status = readFileSync(`/proc/${readPid()}/status`, "utf8");
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024);
}

function measureFloor(readers: readonly Reader[]): number {
  const file = join(shape.folder, "texts.json");
  writeFileSync(file, JSON.stringify(readers.map(({ texts }) => texts)));
  const script = join(import.meta.dirname, "plain-pages.ts");
  return Number(execFileSync(process.execPath, [script, file], { encoding: "utf8" }));
}

const row = (name: string, value: string, goal: string) =>
  console.log(`${name.padEnd(38)}${value.padStart(26)}   ${goal}`);

try {
  await client.connect();
  const readers: Reader[] = [];
  for (let index = 0; index < READERS; index += 1) readers.push(await makeReader(index));
  const getReader = (index: number) => readers[index % READERS] as Reader;
  const idle = readPeakMegabytes();
  const floor = measureFloor(readers.slice(0, 12));
  const first = await measureEach(1, () => download(getReader(0)));
  const cpu = await measureEach(READERS - 1, (index) => download(getReader(index + 1)));
  const kept = await measureEach(ASKED_AGAIN, (index) => download(getReader(index)));
  const { etag, bytes } = await download(getReader(0));
  const known = await measureEach(ASKED_AGAIN, () => download(getReader(0), etag));
  const { status: notModified } = await download(getReader(0), etag);
  await client.query("delete from report_copies");
  const started = performance.now();
  const answers = await Promise.all(readers.map((reader) => download(reader)));
  const seconds = (performance.now() - started) / 1_000;
  const served = answers.filter(({ status }) => status === 200).length;
  const peak = readPeakMegabytes();

  row("CPU of a report, ms", cpu.toFixed(0), `goal <= ${GOAL.cpu}`);
  row("  the first of a process", first.toFixed(0), "loads the code and the faces");
  row(
    "  floor: the same texts, plain pages",
    floor.toFixed(0),
    `ratio ${(cpu / floor).toFixed(2)}`,
  );
  row("CPU asked again, kept file, ms", kept.toFixed(1), `goal <= ${GOAL.again}`);
  row("CPU asked again, ETag known, ms", known.toFixed(1), `answer ${notModified}`);
  row("fullest process, MB", String(peak), `goal <= ${GOAL.megabytes}; before any PDF ${idle}`);
  row(`${READERS} at once`, `${served} served, ${seconds.toFixed(1)} s`, "goal: all");
  row("bytes of a report", bytes.toLocaleString("en"), "");
  const isMet =
    cpu <= GOAL.cpu &&
    kept <= GOAL.again &&
    known <= GOAL.again &&
    notModified === 304 &&
    peak <= GOAL.megabytes &&
    served === READERS;
  console.log(isMet ? "ok: every goal is met" : "BELOW a goal");
  process.exitCode = isMet ? 0 : 1;
} finally {
  await client.end();
  await shape.stop();
}
