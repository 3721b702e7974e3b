/** Connection lost or refused, the server stopping or out of room or memory, a time limit reached. */
const CODES =
  /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|25006|58030|40001|40P01|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC)$/;

/** The drivers report these without a code. */
const MESSAGES =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|query read timeout|pglite (?:is|instance is already) closed|after calling end on the pool|driver has already been destroyed|client has encountered a connection error|no space left on device/i;

/** The database does not answer now: the caller should retry later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if ("code" in error && CODES.test(String(error.code))) return true;
  return MESSAGES.test(error.message);
}
