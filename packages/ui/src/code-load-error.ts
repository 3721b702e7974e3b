/** Code that arrives in a file of its own did not arrive: most often the connection dropped. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "CodeLoadError";
  }
}
