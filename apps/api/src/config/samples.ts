import { isSampleHost } from "./hosts.ts";

/**
 * Words and runs that give away a value copied from an example. None is so short that it stands in a
 * random value by chance.
 */
const SAMPLE =
  /change.?me|local.development|example|sample|placeholder|secret|password|your[-_ ]\w|x{8}|\*{3}|12345678|abcdefgh|qwerty/i;

/** Sample values that are not random secrets, whatever they are for. */
export const looksSampled = (value: string): boolean =>
  SAMPLE.test(value) || new Set(value).size < 8;

/** The same for keys, which begin with what they are for. */
const SAMPLE_KEY = /x{4}|\*{3}|\.{3}|change|example|sample|placeholder|your|12345678|abcdefgh/i;

export const isSampleKey = (key: string): boolean =>
  SAMPLE_KEY.test(key) || key.length < 24 || new Set(key.slice(8)).size < 8;

/** Passwords that come first to mind, with or without a few digits behind. */
const FIRST_GUESS =
  /^(?:postgres(?:ql)?|pgbouncer|cosmic|admin|root|test|user|pass|mail|smtp|letmein|database)?\d{0,8}$/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * An address of a server as an example has it: its host, or its password, where it names one. An address
 * without a password may be deliberate, as certificates or a password file may stand in for it.
 */
export function isSampleAddress(address: string): boolean {
  // A socket's folder stands among the parameters, with no host before the name of the database.
  const url = new URL(address.replace("@/", "@socket/"));
  const hosts = [url.hostname, ...url.searchParams.getAll("host")];
  if (hosts.some(isSampleHost)) return true;
  const password = decoded(url.password) || (url.searchParams.get("password") ?? "");
  if (password === "") return false;
  const isUser = password.toLowerCase() === decoded(url.username).toLowerCase();
  return isUser || SAMPLE.test(password) || FIRST_GUESS.test(password);
}
