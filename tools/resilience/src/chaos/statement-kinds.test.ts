import { describe, expect, it } from "vitest";
import { createStatementWatch } from "./statement-kinds.ts";

const listKinds = (...statements: string[]) => statements.map(createStatementWatch());

describe("statements about payments", () => {
  it("are writes to their tables", () => {
    expect(
      listKinds(
        'insert into "ledger_reads" ("session_id") values ($1)',
        'update "checkout_attempts" set "session_id" = $1, "url" = $2',
        'select "id" from "purchases"',
        'update "sessions" set "data" = $1',
      ),
    ).toEqual(["insert ledger_reads", "update checkout_attempts session_id", null, null]);
  });

  it("do not go on after a text that is a transaction by itself", () => {
    const whole = 'begin; update "alerts" set "title" = $1; commit;';
    expect(listKinds(whole, "select 1 for update", 'insert into "leases" values ($1)')).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("are all of a transaction about one, and its end", () => {
    expect(
      listKinds(
        "begin",
        'select "id" from "users" where "id" = $1 for update',
        'update "users" set "has_lifetime_access" = $1',
        "insert into pgboss.job (id) values ($1)",
        "commit",
        "begin",
        'update "users" set "first_name" = $1',
        "commit",
      ),
    ).toEqual([
      null,
      "select users",
      "update users has_lifetime_access",
      "insert pgboss.job",
      "commit",
      null,
      null,
      null,
    ]);
  });
});
