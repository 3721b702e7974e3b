const REFERENCE = /^\$\{([A-Za-z_]\w*)(:?-)?/;

interface Read {
  text: string;
  /** Where reading ended. */
  at: number;
}

/** Reads up to `end` (or the last character), replacing references as docker compose does. */
function read(source: string, from: number, end: string, env: Record<string, string>): Read {
  let text = "";
  let at = from;
  while (at < source.length) {
    if (source[at] === end) return { text, at: at + 1 };
    const reference = REFERENCE.exec(source.slice(at));
    if (source.startsWith("$$", at)) {
      text += "$";
      at += 2;
    } else if (reference) {
      const [whole, name = "", operator] = reference;
      const fallback = read(source, at + whole.length, "}", env);
      const value = env[name];
      const isMissing = value === undefined || (value === "" && operator === ":-");
      text += isMissing ? fallback.text : value;
      at = fallback.at;
    } else {
      text += source[at];
      at += 1;
    }
  }
  return { text, at };
}

/**
 * A text of docker-compose.yml with its `${NAME}`, `${NAME-default}` and `${NAME:-default}` replaced;
 * defaults may hold references themselves, and `$$` is a dollar sign.
 */
export const interpolate = (source: string, env: Record<string, string>): string =>
  read(source, 0, "", env).text;

/** Names of the variables that a text asks for. */
export const variablesIn = (source: string): string[] => [
  ...new Set(
    [...source.replaceAll("$$", "").matchAll(/\$\{([A-Za-z_]\w*)/g)].map(([, name]) => name ?? ""),
  ),
];

/** The variables of a .env file; comments and empty lines aside. */
export function readDotEnv(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => /^[A-Za-z_]\w*=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}
