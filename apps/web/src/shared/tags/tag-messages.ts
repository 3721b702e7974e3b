/** What the tag is told with an event, or once for all of them. */
export type TagParams = Readonly<Record<string, string | number | boolean>>;

/** A call of gtag, as plain data. */
export type TagCommand =
  | readonly ["consent", "update", TagParams]
  | readonly ["set", TagParams]
  | readonly ["config" | "event", string, TagParams];

/** What a page tells the tag's frame: first what is remembered, then calls in their order, at last to stop. */
export type TagMessage =
  | { cookies: readonly string[] }
  | { command: TagCommand }
  | { isStopped: true };

/** All that the frame tells the page: a cookie to remember, as `name=value`. */
export interface TagAnswer {
  cookie: string;
}

const COMMANDS: readonly unknown[] = ["consent", "set", "config", "event"];
const PLAIN: readonly string[] = ["string", "number", "boolean"];

const isPlain = (value: unknown) => PLAIN.includes(typeof value);
const isParams = (value: unknown) =>
  typeof value === "object" && value !== null && Object.values(value).every(isPlain);
const read = (data: unknown, key: string): unknown =>
  typeof data === "object" && data !== null && key in data
    ? (data as Record<string, unknown>)[key]
    : undefined;

/** The call that a message asks for; null where it asks for none. */
export function readCommand(data: unknown): TagCommand | null {
  const command = read(data, "command");
  if (!Array.isArray(command) || !COMMANDS.includes(command[0])) return null;
  return command.slice(1).every((each) => isPlain(each) || isParams(each))
    ? (command as unknown as TagCommand)
    : null;
}

/** The remembered cookies of a first message; null in any other. */
export function readCookies(data: unknown): readonly string[] | null {
  const cookies = read(data, "cookies");
  return Array.isArray(cookies) && cookies.every((each) => typeof each === "string")
    ? cookies
    : null;
}

/** True for the message after which the tag keeps still. */
export const isStop = (data: unknown): boolean => read(data, "isStopped") === true;

/** The cookie that the frame asks to remember; null for anything else it may say. */
export function readCookie(data: unknown): string | null {
  const cookie = read(data, "cookie");
  return typeof cookie === "string" ? cookie : null;
}
