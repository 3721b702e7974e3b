import type { Migration } from "kysely/migration";
import { firstTables } from "./0001-first-tables.ts";
import { birthTimeAndChart } from "./0002-birth-time-and-chart.ts";
import { leases } from "./0003-leases.ts";
import { accounts } from "./0004-accounts.ts";
import { payments } from "./0005-payments.ts";
import { panel } from "./0006-panel.ts";
import { chosenType } from "./0007-chosen-type.ts";
import { mergedBlueprints } from "./0008-merged-blueprints.ts";
import { statedTypes } from "./0009-stated-types.ts";
import { eventsOnce } from "./0010-events-once.ts";
import { returnedPayments } from "./0011-returned-payments.ts";
import { oneRefund } from "./0012-one-refund.ts";
import { confirmedAddresses } from "./0013-confirmed-addresses.ts";
import { emailChanges } from "./0014-email-changes.ts";
import { tombstones } from "./0015-tombstones.ts";
import { handedOver } from "./0016-handed-over.ts";
import { keptCopies } from "./0017-kept-copies.ts";
import { payerProofs } from "./0018-payer-proofs.ts";
import { fullCopyToken } from "./0019-full-copy-token.ts";
import { moreTombstones } from "./0020-more-tombstones.ts";
import { blindTrial } from "./0021-blind-trial.ts";
import { reportCopies } from "./0022-report-copies.ts";
import { sittings } from "./0023-sittings.ts";
import { keptTexts } from "./0024-kept-texts.ts";
import { trialVoters } from "./0025-trial-voters.ts";
import { birthHours } from "./0027-birth-hours.ts";
import { accessTombstones } from "./0030-access-tombstones.ts";
import { confirmationTombstones } from "./0031-confirmation-tombstones.ts";

/** Every migration in the order it is applied. Forward only: an entry never changes once released. */
export const MIGRATIONS: Record<string, Migration> = {
  "0001-first-tables": firstTables,
  "0002-birth-time-and-chart": birthTimeAndChart,
  "0003-leases": leases,
  "0004-accounts": accounts,
  "0005-payments": payments,
  "0006-panel": panel,
  "0007-chosen-type": chosenType,
  "0008-merged-blueprints": mergedBlueprints,
  "0009-stated-types": statedTypes,
  "0010-events-once": eventsOnce,
  "0011-returned-payments": returnedPayments,
  "0012-one-refund": oneRefund,
  "0013-confirmed-addresses": confirmedAddresses,
  "0014-email-changes": emailChanges,
  "0015-tombstones": tombstones,
  "0016-handed-over": handedOver,
  "0017-kept-copies": keptCopies,
  "0018-payer-proofs": payerProofs,
  "0019-full-copy-token": fullCopyToken,
  "0020-more-tombstones": moreTombstones,
  "0021-blind-trial": blindTrial,
  "0022-report-copies": reportCopies,
  "0023-sittings": sittings,
  "0024-kept-texts": keptTexts,
  "0025-trial-voters": trialVoters,
  "0027-birth-hours": birthHours,
  "0030-access-tombstones": accessTombstones,
  "0031-confirmation-tombstones": confirmationTombstones,
};
