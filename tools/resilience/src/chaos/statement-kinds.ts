const PAYMENT_TABLE =
  /"(checkout_attempts|ledger_reads|ledger_scans|purchases|refunds|disputes|payment_events|alerts|access_decisions)"/;
const ANY_TABLE = /\b(?:from|into|update)\s+"?([\w.]+)"?/i;
const FIRST_COLUMN = /\bset\s+"(\w+)"/i;
const WORD = /^\s*(\w+)/;
/** Whoever changes facts about somebody's access takes their row first. */
const TAKES_USER = /\bfrom "users"[^;]*\bfor update\b/i;
/** A whole transaction in one text. */
const ENDS_ITSELF = /\bcommit\s*;?\s*$/i;

/** "update checkout_attempts session_id", "insert purchases": as much as tells statements apart. */
function getStatementName(verb: string, sql: string, table: string): string {
  const column = verb === "update" ? FIRST_COLUMN.exec(sql)?.[1] : undefined;
  return [verb, table, ...(column === undefined ? [] : [column])].join(" ");
}

/**
 * Watches one connection for statements that have to do with payments: writes, and everything inside a
 * transaction about a payment, its end included. What only reads changes nothing by being cut short.
 * @returns the kind of a statement, or null for one of no interest
 */
export function createStatementWatch(): (sql: string) => string | null {
  let isInside = false;
  let isPayment = false;

  return (sql) => {
    const verb = (WORD.exec(sql)?.[1] ?? "").toLowerCase();
    if (verb === "begin" || verb === "start") {
      isInside = !ENDS_ITSELF.test(sql);
      isPayment = false;
      return null;
    }
    if (verb === "commit" || verb === "rollback") {
      const isOfInterest = isPayment;
      isInside = false;
      isPayment = false;
      return isOfInterest ? verb : null;
    }
    const table = PAYMENT_TABLE.exec(sql)?.[1] ?? null;
    if (isInside && (table !== null || TAKES_USER.test(sql))) isPayment = true;
    if (isInside && isPayment) {
      return getStatementName(verb, sql, table ?? ANY_TABLE.exec(sql)?.[1] ?? "something");
    }
    return table !== null && verb !== "select" ? getStatementName(verb, sql, table) : null;
  };
}
