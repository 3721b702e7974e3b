import { ConfigError } from "../config/config-error.ts";

/** The variables that say where something listens. */
interface Variables {
  host: string;
  port: string;
}

const NO_ADDRESS_HERE = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"];

function findRefusal(error: unknown, { host, port }: Variables): string | null {
  const { code = "", syscall, port: at } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall === "getaddrinfo") return `${host} cannot be resolved: no such name is known here`;
  if (NO_ADDRESS_HERE.includes(code)) return `${host} must be an address of this machine`;
  if (code === "EADDRINUSE") return `Port ${at} is in use. Stop what is using it, or set ${port}`;
  if (code === "EACCES") return `Port ${at} may not be used. Set another with ${port}`;
  return null;
}

/**
 * Waits until something listens.
 * @throws ConfigError naming the variable that keeps it from doing so
 */
export async function listening(attempt: Promise<unknown>, variables: Variables): Promise<void> {
  try {
    await attempt;
  } catch (error) {
    const refusal = findRefusal(error, variables);
    throw refusal === null ? error : new ConfigError([refusal]);
  }
}
