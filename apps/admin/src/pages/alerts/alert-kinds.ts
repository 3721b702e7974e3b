import type { Alert } from "@cosmic/contracts";
import { OPERATOR_DOOR_ALERT } from "@cosmic/domain/alerts";
import { paths } from "../../paths.ts";

interface Place {
  label: string;
  to: string;
}

const ERRORS: Place = { label: "Look at Errors", to: paths.errors() };

const KINDS: Readonly<Record<string, { words: string; place: Place | null }>> = {
  AUTHENTICATION_FAILURE: { words: "Sign-in", place: ERRORS },
  CONVERSION_DROP: { words: "Conversion", place: { label: "Look at Funnel", to: paths.funnel() } },
  SESSION_ANOMALY: { words: "Sessions", place: { label: "Look at Users", to: paths.users() } },
  PAYMENT_FAILURE: { words: "Payments", place: null },
  GENERATION_FAILURE: { words: "Reports", place: ERRORS },
  ERROR_BURST: { words: "Errors", place: ERRORS },
};

/** "SOMETHING_NEW" as words: "Something new". */
function humanizeType(type: string): string {
  const words = type.replaceAll("_", " ").toLocaleLowerCase("en");
  return words.charAt(0).toLocaleUpperCase("en") + words.slice(1);
}

/** What an alert is about in a word, and where in the panel there is more to see; null for nowhere. */
export function describeKind({ type, title }: Pick<Alert, "type" | "title">) {
  if (title === OPERATOR_DOOR_ALERT) {
    const to = paths.audit({ action: "operator.sign_in_failed" });
    return { words: "Operator sign-in", place: { label: "Look at Audit", to } };
  }
  return KINDS[type] ?? { words: humanizeType(type), place: null };
}
