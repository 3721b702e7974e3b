import type { Config } from "@cosmic/api/config/config";

export interface FirstOperator {
  email: string;
  /** Set once, when the operator was made just now and no password was configured. */
  generatedPassword: string | null;
  /** Where a password made up by an earlier start is kept. */
  passwordFile: string | null;
}

function passwordText({ generatedPassword, passwordFile }: FirstOperator): string {
  if (generatedPassword !== null) return generatedPassword;
  return passwordFile === null ? "as set before" : `as printed before (${passwordFile})`;
}

/**
 * The one table a start prints: where everything is, how the operator signs in, and what runs in
 * place of outside services.
 */
export function addressTable(
  { sites, database, dataDirectory }: Config,
  operator: FirstOperator | null,
  standIns: readonly (readonly [name: string, address: string])[],
): string {
  const rows = [
    ["Cosmic Blueprint", sites.webUrl],
    ["Operator's panel", sites.adminUrl],
    ...(operator === null
      ? ([["  no operator", "npm run operators -- add <address>"]] as const)
      : ([
          ["  e-mail", operator.email],
          ["  password", passwordText(operator)],
        ] as const)),
    ...standIns,
    ["Data", database.url ? "the server of DATABASE_URL" : dataDirectory],
  ] as const;
  return framed(rows);
}

/** Rows of two columns in a frame, and how to end what they describe. */
export function framed(rows: readonly (readonly [name: string, value: string])[]): string {
  const left = Math.max(...rows.map(([name]) => name.length)) + 2;
  const right = Math.max(...rows.map(([, value]) => value.length)) + 2;
  const line = (a: string, b: string, c: string) =>
    `${a}${"─".repeat(left)}${b}${"─".repeat(right)}${c}`;
  const body = rows.map(
    ([name, value]) => `│ ${name.padEnd(left - 1)}│ ${value.padEnd(right - 1)}│`,
  );
  return ["", line("┌", "┬", "┐"), ...body, line("└", "┴", "┘"), "Ctrl-C stops everything."].join(
    "\n",
  );
}
