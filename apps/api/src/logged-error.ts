/** A five-character SQLSTATE, which only database errors carry. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

const stackFrames = (error: Error) =>
  (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));

/**
 * An error as the log keeps it. Database messages and parameters can quote what people typed, so of
 * those only the SQLSTATE, the constraint and the place in the code are kept.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error ? error.code : undefined;
  const constraint = "constraint" in error ? error.constraint : undefined;
  return {
    type: error.name,
    ...(SQLSTATE.test(String(code)) ? {} : { message: error.message }),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: stackFrames(error).join("\n"),
  };
}
