import { parseSync } from "oxc-parser";

export interface FoundWord {
  line: number;
  word: string;
  instead: string;
}

const PEOPLE = "user, visitor, caller, buyer, operator or owner";

/** Words by what to write instead; matched as whole words, in names, comments, strings and docs. */
const WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:[Ww]ho(?:m)?ever|[Ss]omebody|[Nn]obody|[Aa]nybody|[Ee]verybody)\b/g, PEOPLE],
  [/\bdeeds?\b/gi, "action"],
  [/\b(?:mended|mends|mending)\b/gi, "fix, reset or repair"],
  [/\bthe books\b/gi, "Stripe's records or payment records"],
  [/\b(?:pay|pays|paid|paying) back\b|\bmoney back\b/gi, "refund"],
  [/\b(?:puts?|putting) down\b/gi, "record"],
  [/\b(?:arena|mischief)\b/gi, "environment or fault plan"],
  [/\btall(?:y|ied)\b/gi, "counter"],
];

/** Folders of mathematics, where a function of an argument may be named so. */
const MATHEMATICS = /^packages\/domain\/src\/(?:chart|zodiac|wheel|forecast)\/|^tools\/bench\//;
const NAMED_OF = /[a-z\d]Of$/;

/** Names that functions are declared under, with where they stand. */
function* functionNames(node: unknown): Generator<{ name: string; start: number }> {
  if (Array.isArray(node)) {
    for (const each of node) yield* functionNames(each);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const { type, id, init } = node as {
    type?: string;
    id?: { name?: string; start: number } | null;
    init?: { type?: string } | null;
  };
  const isFunction =
    type === "FunctionDeclaration" ||
    (type === "VariableDeclarator" && /Function/.test(init?.type ?? ""));
  if (isFunction && id?.name) yield { name: id.name, start: id.start };
  for (const value of Object.values(node)) yield* functionNames(value);
}

/**
 * Words in a file that the glossary replaced, and functions named `xOf` outside mathematics.
 * @param path from the root of the repository; decides what is read as code
 */
export function findWords(path: string, text: string): FoundWord[] {
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  const words = WORDS.flatMap(([pattern, instead]) =>
    Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
      line: lineAt(index),
      word,
      instead,
    })),
  );
  if (path.endsWith(".md") || MATHEMATICS.test(path)) return words;
  const names = [...functionNames(parseSync(path, text).program.body)]
    .filter(({ name }) => NAMED_OF.test(name))
    .map(({ name, start }) => ({
      line: lineAt(start),
      word: name,
      instead: "getX, findX, toX, xFrom or computeX",
    }));
  return [...words, ...names];
}
