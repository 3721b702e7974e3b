import type { AccessDecisionsTable } from "./access-decisions.ts";
import type { AlertsTable } from "./alerts.ts";
import type { AuditEntriesTable } from "./audit-entries.ts";
import type { BirthInfosTable } from "./birth-infos.ts";
import type { BlueprintsTable } from "./blueprints.ts";
import type { CalibrationConsentsTable } from "./calibration-consents.ts";
import type { CheckoutAttemptsTable } from "./checkout-attempts.ts";
import type { ClaimSwitchesTable } from "./claim-switches.ts";
import type { CountersTable } from "./counters.ts";
import type { CredentialsTable } from "./credentials.ts";
import type { EmailChangesTable } from "./email-changes.ts";
import type { EmailConfirmationsTable } from "./email-confirmations.ts";
import type { ErrorGroupsTable } from "./error-groups.ts";
import type { FinishedSignInsTable } from "./finished-sign-ins.ts";
import type {
  FunnelClosedDaysTable,
  FunnelDaysTable,
  FunnelEventsTable,
  FunnelSpansTable,
  FunnelVisitsTable,
} from "./funnel.ts";
import type { IdentitiesTable } from "./identities.ts";
import type { KeptBlueprintsTable } from "./kept-blueprints.ts";
import type { LeasesTable } from "./leases.ts";
import type { LedgerReadsTable, LedgerScansTable } from "./ledger-reads.ts";
import type { MergedBlueprintsTable } from "./merged-blueprints.ts";
import type { OperatorRecoveryCodesTable } from "./operator-recovery-codes.ts";
import type { OperatorsTable } from "./operators.ts";
import type { PasswordResetTokensTable } from "./password-reset-tokens.ts";
import type { PaymentEventsTable } from "./payment-events.ts";
import type {
  DisputesTable,
  PurchasesTable,
  RefundsTable,
  SelfServiceRefundsTable,
} from "./purchases.ts";
import type { QuizResultsTable } from "./quiz-results.ts";
import type { RateLimitsTable } from "./rate-limits.ts";
import type { ReportCopiesTable } from "./report-copies.ts";
import type { SessionsTable } from "./sessions.ts";
import type { TalliesTable } from "./tallies.ts";
import type { TextDictionariesTable } from "./text-dictionaries.ts";
import type { TombstonesTable } from "./tombstones.ts";
import type { TrialChoicesTable, TrialsTable, TrialVotersTable } from "./trials.ts";
import type { UsersTable } from "./users.ts";

/** Every table of the schema, by its name. */
export interface Database {
  access_decisions: AccessDecisionsTable;
  alerts: AlertsTable;
  audit_entries: AuditEntriesTable;
  birth_infos: BirthInfosTable;
  blueprints: BlueprintsTable;
  checkout_attempts: CheckoutAttemptsTable;
  claim_switches: ClaimSwitchesTable;
  counters: CountersTable;
  credentials: CredentialsTable;
  disputes: DisputesTable;
  email_changes: EmailChangesTable;
  email_confirmations: EmailConfirmationsTable;
  error_groups: ErrorGroupsTable;
  finished_sign_ins: FinishedSignInsTable;
  funnel_closed_days: FunnelClosedDaysTable;
  funnel_days: FunnelDaysTable;
  funnel_events: FunnelEventsTable;
  funnel_spans: FunnelSpansTable;
  funnel_visits: FunnelVisitsTable;
  identities: IdentitiesTable;
  kept_blueprints: KeptBlueprintsTable;
  leases: LeasesTable;
  ledger_reads: LedgerReadsTable;
  ledger_scans: LedgerScansTable;
  merged_blueprints: MergedBlueprintsTable;
  operator_recovery_codes: OperatorRecoveryCodesTable;
  operators: OperatorsTable;
  password_reset_tokens: PasswordResetTokensTable;
  payment_events: PaymentEventsTable;
  purchases: PurchasesTable;
  calibration_consents: CalibrationConsentsTable;
  quiz_results: QuizResultsTable;
  rate_limits: RateLimitsTable;
  refunds: RefundsTable;
  report_copies: ReportCopiesTable;
  self_service_refunds: SelfServiceRefundsTable;
  sessions: SessionsTable;
  tallies: TalliesTable;
  text_dictionaries: TextDictionariesTable;
  tombstones: TombstonesTable;
  trial_choices: TrialChoicesTable;
  trial_voters: TrialVotersTable;
  trials: TrialsTable;
  users: UsersTable;
}
