import { parseSync, Visitor } from "oxc-parser";
import { analyse } from "scslre";

export interface SlowPattern {
  line: number;
  pattern: string;
}

/** Regular expressions of a file, written out or made from a text, whose time grows faster than their input. */
export function findSlowPatterns(path: string, source: string): SlowPattern[] {
  const found: SlowPattern[] = [];
  const judge = (start: number, pattern: string, flags: string) => {
    if (analyse({ source: pattern, flags }).reports.length === 0) return;
    found.push({
      line: source.slice(0, start).split("\n").length,
      pattern: `/${pattern}/${flags}`,
    });
  };
  const judgeCall = (node: MadePattern) => {
    const [text, flags] = node.arguments;
    if (node.callee.name !== "RegExp" || typeof text?.value !== "string") return;
    judge(node.start, text.value, typeof flags?.value === "string" ? flags.value : "");
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node) judge(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: (node) => judgeCall(node as MadePattern),
    CallExpression: (node) => judgeCall(node as MadePattern),
  }).visit(parseSync(path, source).program);
  return found;
}

interface MadePattern {
  start: number;
  callee: { name?: string };
  arguments: readonly { value?: unknown }[];
}
