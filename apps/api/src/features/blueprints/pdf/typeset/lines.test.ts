import { describe, expect, it } from "vitest";
import { SERIF } from "../look.ts";
import { measureLine, setLines } from "./lines.ts";

const style = { fontFamily: SERIF, fontSize: 10 };
const run = (text: string) => ({ kind: "run", text, style: {} }) as const;
const set = (text: string, width: number) => setLines({ runs: [run(text)], style }, width);
const read = (lines: ReturnType<typeof set>) =>
  lines.map(({ segments }) => segments.map(({ text }) => text).join(""));

const PROSE =
  "Years after a dinner you can still say who could not eat what, who had just lost someone, and which remark made the table go still.";

describe("setLines", () => {
  it("keeps every word, in order, within the width", () => {
    for (const width of [60, 137, 350]) {
      const lines = set(PROSE, width);
      expect(read(lines).join(" ")).toBe(PROSE);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.02);
    }
  });

  it("takes no more lines than filling each does, and leaves no lone word where another fits", () => {
    const words = PROSE.split(" ");
    const filled = words.reduce<string[]>((lines, word) => {
      const joined = `${lines.at(-1)} ${word}`;
      const fits = lines.length > 0 && measureLine({ runs: [run(joined)], style }) <= 200;
      return fits ? [...lines.slice(0, -1), joined] : [...lines, word];
    }, []);
    const lines = set(PROSE, 200);
    expect(lines.length).toBeLessThanOrEqual(filled.length);
    expect(read(lines).at(-1)?.split(" ").length).toBeGreaterThan(1);
  });

  it("draws a line together by less than two hundredths where that saves one", () => {
    const width = measureLine({ runs: [run(PROSE)], style });
    const [line, ...others] = set(PROSE, width * 0.985);
    expect(others).toEqual([]);
    expect(line?.tracking).toBeLessThan(0);
    expect(line?.tracking).toBeGreaterThan(-0.02 * 10);
    expect(set(PROSE, width * 0.97)).toHaveLength(2);
  });

  it("parts only words that are longer than any of a language", () => {
    const long = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
    expect(read(set(long, 60)).join("")).toBe(long);
    expect(set(long, 60).length).toBeGreaterThan(3);
    expect(set("incomprehensibility", 20)).toHaveLength(1);
  });

  it("takes each letter from the first face that has it", () => {
    const [line] = set("Đà Nẵng", 300);
    const faces = new Set(line?.segments.map(({ face }) => face));
    expect(faces.size).toBeGreaterThan(1);
    expect(line?.segments.map(({ text, endsWord }) => text + (endsWord ? " " : "")).join("")).toBe(
      "Đà Nẵng ",
    );
  });
});
