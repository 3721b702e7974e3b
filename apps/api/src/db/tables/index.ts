import type { AuditEntriesTable } from "./audit-entries.ts";
import type { BirthInfosTable } from "./birth-infos.ts";
import type { BlueprintsTable } from "./blueprints.ts";
import type { CredentialsTable } from "./credentials.ts";
import type { FinishedSignInsTable } from "./finished-sign-ins.ts";
import type { IdentitiesTable } from "./identities.ts";
import type { LeasesTable } from "./leases.ts";
import type { OperatorRecoveryCodesTable } from "./operator-recovery-codes.ts";
import type { OperatorsTable } from "./operators.ts";
import type { PasswordResetTokensTable } from "./password-reset-tokens.ts";
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
  finished_sign_ins: FinishedSignInsTable;
  identities: IdentitiesTable;
  leases: LeasesTable;
  operator_recovery_codes: OperatorRecoveryCodesTable;
  operators: OperatorsTable;
  password_reset_tokens: PasswordResetTokensTable;
  quiz_results: QuizResultsTable;
  rate_limits: RateLimitsTable;
  sessions: SessionsTable;
  users: UsersTable;
}
