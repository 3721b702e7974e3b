/** The database cannot be used from here; the message is one line for the person who started it. */
export class CannotOpenDatabaseError extends Error {
  override name = "CannotOpenDatabaseError";
}
