import { describe, expect, it } from "vitest";
import { buildTestConfig } from "../../test/test-config.ts";
import { setAddressVariable } from "../db/address-variable.ts";
import { openServerDatabase } from "../db/server-database.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { findDatabaseReason } from "./database-reason.ts";

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

describe("reason of a refused database connection", () => {
  it.each([
    ["28P01", 'password authentication failed for user "cosmic"'],
    ["28000", 'no pg_hba.conf entry for host "10.0.0.9", user "cosmic", no encryption'],
    ["3D000", 'database "cosmic" does not exist'],
    ["42501", "permission denied for schema public"],
    ["0A000", "unsupported frontend protocol 3.0"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "self-signed certificate in certificate chain"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "Hostname/IP does not match certificate's altnames"],
    [undefined, "The server does not support SSL connections"],
    ["08P01", "password authentication failed"],
    ["08P01", "no such database: cosmic"],
  ])("is one line with its variable: %s", (code, message) => {
    const error = failure(message, code);
    expect(findDatabaseReason(error)).toBe(`The database refuses: ${message} (DATABASE_URL).`);
    setAddressVariable(error, "MIGRATION_DATABASE_URL");
    expect(findDatabaseReason(error)).toBe(
      `The database refuses: ${message} (MIGRATION_DATABASE_URL).`,
    );
  });

  it("is given when the address lacks the password that the server asks for", () => {
    const words = "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string";
    expect(findDatabaseReason(failure(words))).toBe(
      "The database asks for a password (DATABASE_URL).",
    );
  });

  it("is distinguished from no answer, and from failures that are not refusals", () => {
    expect(findDatabaseReason(failure("connect", "ECONNREFUSED"))).toBe(
      "The database does not answer (DATABASE_URL).",
    );
    for (const code of ["22P02", "23505", undefined]) {
      expect(findDatabaseReason(failure("invalid input syntax: what a user typed", code))).toBe(
        null,
      );
    }
    expect(findDatabaseReason("text")).toBeNull();
  });
});

it("database reason names the variable that a migration connects with", async () => {
  const nowhere = "postgres://cosmic:hidden-value@127.0.0.1:1/cosmic";
  const config = { ...buildTestConfig().database, url: nowhere };
  const reasonWith = async (migrationUrl: string | null) => {
    const database = openServerDatabase({ ...config, migrationUrl }, () => {}, createMetrics());
    return await database
      .migrate()
      .then(() => null, findDatabaseReason)
      .finally(() => database.close());
  };
  expect(await reasonWith(null)).toBe("The database does not answer (DATABASE_URL).");
  expect(await reasonWith(nowhere)).toBe("The database does not answer (MIGRATION_DATABASE_URL).");
});
