import type { ClientAnswer } from "./evidence.ts";

type Fields = Record<string, unknown>;

const toFields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** What of an answer the checker reads, whichever call it came from. */
export function digest(path: string, body: unknown): ClientAnswer {
  const all = toFields(body);
  const { id, success, refundedAmount, url } = all;
  const user = "user" in all ? toFields(all["user"]) : all;
  const report = "profile" in all ? toFields(all["profile"]) : all;
  const { monthlyForecasts } = report;
  const asked = /session_id=(cs_\w+)/.exec(path)?.[1];
  const given = /\/c\/pay\/(cs_\w+)/.exec(typeof url === "string" ? url : "")?.[1];
  const sessionId = asked ?? given;
  return {
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(sessionId !== undefined && typeof success === "boolean" ? { success } : {}),
    ...(typeof user["hasLifetimeAccess"] === "boolean"
      ? { hasAccess: user["hasLifetimeAccess"] }
      : {}),
    ...(Array.isArray(monthlyForecasts) ? { paidTexts: monthlyForecasts.length } : {}),
    ...(typeof refundedAmount === "number" && typeof id === "string"
      ? { purchaseId: id, refundedAmount }
      : {}),
  };
}
