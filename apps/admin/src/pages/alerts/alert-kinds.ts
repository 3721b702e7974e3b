import type { Alert } from "@cosmic/contracts";
import { OPERATOR_SIGN_IN_ALERT } from "@cosmic/domain/alerts";
import { paths } from "../../paths.ts";

interface AlertKind {
  label: string;
  /** The panel page that shows more; null when there is none. */
  link: { label: string; to: string } | null;
}

const ERRORS = { label: "View Errors", to: paths.errors() };

const KINDS: Readonly<Record<string, AlertKind>> = {
  AUTHENTICATION_FAILURE: { label: "Sign-in", link: ERRORS },
  CONVERSION_DROP: { label: "Conversion", link: { label: "View Funnel", to: paths.funnel() } },
  SESSION_ANOMALY: { label: "Sessions", link: { label: "View Users", to: paths.users() } },
  PAYMENT_FAILURE: { label: "Payments", link: null },
  GENERATION_FAILURE: { label: "Reports", link: ERRORS },
  ERROR_BURST: { label: "Errors", link: ERRORS },
  STORAGE_GROWTH: { label: "Storage", link: null },
};

/** "SOMETHING_NEW" as "Something new". */
function humanizeType(type: string): string {
  const text = type.replaceAll("_", " ").toLocaleLowerCase("en");
  return text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
}

/** An alert's kind, for display. */
export function describeKind({ type, title }: Pick<Alert, "type" | "title">): AlertKind {
  if (title === OPERATOR_SIGN_IN_ALERT) {
    const to = paths.audit({ action: "operator.sign_in_failed" });
    return { label: "Operator sign-in", link: { label: "View Audit", to } };
  }
  return KINDS[type] ?? { label: humanizeType(type), link: null };
}
