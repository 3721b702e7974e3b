import { findAuthenticationFailures } from "./authentication-failure.ts";
import { findConversionDrops } from "./conversion-drop.ts";
import { findErrorBursts } from "./error-burst.ts";
import type { FoundAlert } from "./found-alert.ts";
import { findGenerationFailures } from "./generation-failure.ts";
import type { HealthFacts } from "./health-facts.ts";
import { findPaymentFailures } from "./payment-failure.ts";
import { findSessionAnomalies } from "./session-anomaly.ts";
import { findStorageGrowth } from "./storage-growth.ts";

/** Everything that is wrong, by the facts; nothing where all is as usual. */
export const findAlerts = (facts: HealthFacts): FoundAlert[] => [
  ...findAuthenticationFailures(facts),
  ...findConversionDrops(facts),
  ...findSessionAnomalies(facts),
  ...findPaymentFailures(facts),
  ...findGenerationFailures(facts),
  ...findErrorBursts(facts),
  ...findStorageGrowth(facts),
];
