import type { AuditEntriesTable } from "./audit-entries.ts";
import type { BirthInfosTable } from "./birth-infos.ts";
import type { BlueprintsTable } from "./blueprints.ts";
import type { CredentialsTable } from "./credentials.ts";
import type { OperatorsTable } from "./operators.ts";
import type { QuizResultsTable } from "./quiz-results.ts";
import type { RateLimitsTable } from "./rate-limits.ts";
import type { SessionsTable } from "./sessions.ts";
import type { UsersTable } from "./users.ts";

/** Every table of the schema, by its name. */
export interface Database {
  audit_entries: AuditEntriesTable;
  birth_infos: BirthInfosTable;
  blueprints: BlueprintsTable;
  credentials: CredentialsTable;
  operators: OperatorsTable;
  quiz_results: QuizResultsTable;
  rate_limits: RateLimitsTable;
  sessions: SessionsTable;
  users: UsersTable;
}
