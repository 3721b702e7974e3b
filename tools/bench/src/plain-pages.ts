import { readFileSync } from "node:fs";
import { getFace } from "@cosmic/api/features/blueprints/pdf/fonts";
import PDFDocument from "pdfkit";

// Started by the benchmark of PDF files, with a file of texts: the floor. The same texts as paragraphs of plain pages,
// by the same library with the same face, nothing placed, nothing drawn, nothing tagged.
const [file = ""] = process.argv.slice(2);
const reports = JSON.parse(readFileSync(file, "utf8")) as string[][];
const ROUNDS = 2;

async function printPlain(texts: readonly string[]): Promise<number> {
  const pdf = new PDFDocument({ size: "A4", margin: 56, font: null as unknown as string });
  const { promise, resolve } = Promise.withResolvers<number>();
  let bytes = 0;
  pdf.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  pdf.on("end", () => resolve(bytes));
  pdf.registerFont("face", getFace("Brygada latin").font as unknown as Buffer);
  pdf.font("face", 10.6);
  for (const text of texts) pdf.text(text, { lineGap: 3 }).moveDown(0.5);
  pdf.end();
  return await promise;
}

/** Milliseconds of processor time for each report of a round. */
async function runRound(): Promise<number> {
  const before = process.cpuUsage();
  for (const texts of reports) await printPlain(texts);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / reports.length;
}

for (let round = 0; round < ROUNDS; round += 1) await runRound();
console.log(await runRound());
