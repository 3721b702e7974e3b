import { z } from "zod";
import { AUDIT_ACTIONS } from "./audit-actions.ts";
import { cursorField, instantField } from "./fields.ts";
import { contractBuilder, failures, operator } from "./route.ts";

/** One line of the audit log. */
export const auditRecordSchema = z.object({
  id: z.string(),
  at: instantField,
  /** Null when nobody was signed in: a failed sign-in, or a command where the product runs. */
  operatorId: z.string().nullable(),
  /** Null there too, and for an operator who is gone. */
  operatorEmail: z.string().nullable(),
  action: z.string(),
  /** What was acted on: an id, or the name of a claim. */
  subject: z.string().nullable(),
  /** In words, where it is still known: the address of a person, a buyer or an operator, an alert's title. */
  subjectName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

export const auditContract = contractBuilder.router({
  listAudit: {
    method: "GET",
    path: "/api/admin/audit",
    summary: "What operators did, newest first, all or of one kind or one person; x-next-cursor",
    query: z.object({
      action: z.enum(AUDIT_ACTIONS, { error: "There is no such action." }).optional(),
      /** Who acted, or who or what was acted on. */
      about: z.uuid("This is no ID.").optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      cursor: cursorField,
    }),
    responses: { ...failures, 200: z.array(auditRecordSchema) },
    metadata: operator,
  },
});
