/**
 * Tests whose outcome depends on the SQL engine: stores, transactions, locks, jobs, migrations, and one
 * flow through the database for each feature. They run on the embedded database too.
 */
export const ENGINE_FILES = [
  "src/db/**/*.test.ts",
  "src/jobs/*.test.ts",
  "src/http/{guess-limit,rate-limit,row-turns,session-end}.test.ts",
  "src/features/account/account-deletion.test.ts",
  "src/features/alerts/alerts.test.ts",
  "src/features/auth/{google-known-address,sign-up}.test.ts",
  "src/features/blueprints/blueprints.test.ts",
  "src/features/blueprints/texts/*.test.ts",
  "src/features/checkout/verify-checkout.test.ts",
  "src/features/errors-inbox/errors-inbox.test.ts",
  "src/features/funnel/record-events.test.ts",
  "src/features/operators/audit.test.ts",
  "src/features/password-reset/reset-effect.test.ts",
  "src/features/users/users.test.ts",
];

/** Tests of the embedded database itself. */
export const EMBEDDED_FILES = ["src/db/embedded-database.test.ts"];

/** Tests of a server and of several processes on one: the embedded database belongs to one process. */
export const SERVER_FILES = ["src/db/server-*.test.ts", "test/replicas/**"];
