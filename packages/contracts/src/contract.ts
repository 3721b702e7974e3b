import { accountContract } from "./account.contract.ts";
import { addressesContract } from "./addresses.contract.ts";
import { alertsContract } from "./alerts.contract.ts";
import { auditContract } from "./audit.contract.ts";
import { authContract } from "./auth.contract.ts";
import { blueprintsContract } from "./blueprints.contract.ts";
import { checkoutContract, purchasesContract } from "./checkout.contract.ts";
import { citiesContract } from "./cities.contract.ts";
import { claimsContract } from "./claims.contract.ts";
import { errorsInboxContract } from "./errors-inbox.contract.ts";
import { funnelContract } from "./funnel.contract.ts";
import { healthContract } from "./health.contract.ts";
import { operatorsContract } from "./operators.contract.ts";
import { passwordResetContract } from "./password-reset.contract.ts";
import { quizContract } from "./quiz.contract.ts";
import { sittingsContract } from "./sittings.contract.ts";
import { trialContract } from "./trial.contract.ts";
import { usersContract } from "./users.contract.ts";

/** Every call of the product, by feature. */
export const contract = {
  auth: authContract,
  passwordReset: passwordResetContract,
  account: accountContract,
  addresses: addressesContract,
  quiz: quizContract,
  trial: trialContract,
  sittings: sittingsContract,
  cities: citiesContract,
  blueprints: blueprintsContract,
  checkout: checkoutContract,
  purchases: purchasesContract,
  funnel: funnelContract,
  errorsInbox: errorsInboxContract,
  users: usersContract,
  alerts: alertsContract,
  audit: auditContract,
  claims: claimsContract,
  operators: operatorsContract,
  health: healthContract,
};

export type Contract = typeof contract;
