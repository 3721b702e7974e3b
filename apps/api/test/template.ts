/** Where a worker finds the migrated database that it copies for itself. */
export type TestTemplate =
  /** A file with the dumped data directory of an embedded database. */
  | { engine: "pglite"; file: string }
  /** A database of a server, and the name that its copies begin with. */
  | { engine: "postgres"; serverUrl: string; name: string };

declare module "vitest" {
  interface ProvidedContext {
    template: TestTemplate;
  }
}
