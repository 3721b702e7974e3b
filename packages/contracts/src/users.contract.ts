import { z } from "zod";
import { userSchema } from "./auth.contract.ts";
import { blueprintSummarySchema } from "./blueprints.contract.ts";
import { operatorPurchaseSchema } from "./checkout.contract.ts";
import { cursorField, instantField, lineField } from "./fields.ts";
import { contractBuilder, failures, fileBody, operator, operatorPoll } from "./route.ts";

const userIdField = z.uuid("This user does not exist.");
const searchField = lineField(200).optional();

/** What the list of users can be ordered by. */
export const USER_SORTS = [
  "createdAt",
  "updatedAt",
  "email",
  "firstName",
  "lastName",
  "hasLifetimeAccess",
] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const SORT_DIRECTIONS = ["desc", "asc"] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/**
 * Headers of every list that comes in pages: what asks for the next page, absent on the last one; and
 * how many rows there are on all pages, "10000+" where there are more than that.
 */
export const PAGE_HEADERS = { nextCursor: "x-next-cursor", totalCount: "x-total-count" } as const;

export const userStatsSchema = z.object({
  totalUsers: z.number().int(),
  paidUsers: z.number().int(),
  /** Rounded percentage of paid to total; 0 when there are no users. */
  conversionRate: z.number().int(),
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** A browser that is signed in now. */
export const sessionSchema = z.object({ createdAt: instantField, lastUsedAt: instantField });

/** Something an operator did to somebody or something. */
export const auditEntrySchema = z.object({
  at: instantField,
  /** Null where the operator is gone. */
  operatorEmail: z.string().nullable(),
  /** As `<thing>.<past tense>`. */
  action: z.string(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Everything the panel shows of one user; each list newest first, and at most a hundred long. */
export const userDetailSchema = z.object({
  user: userSchema,
  /** Without the births, which are no operator's business. */
  blueprints: z.array(blueprintSummarySchema),
  purchases: z.array(operatorPurchaseSchema),
  sessions: z.array(sessionSchema),
  audit: z.array(auditEntrySchema),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

export const usersContract = contractBuilder.router({
  listUsers: {
    method: "GET",
    path: "/api/admin/users",
    summary: "Users, searched, ordered and paged on the server; x-next-cursor, x-total-count",
    query: z.object({
      search: searchField,
      sort: z.enum(USER_SORTS).default("createdAt"),
      direction: z.enum(SORT_DIRECTIONS).default("desc"),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      cursor: cursorField,
    }),
    responses: { ...failures, 200: z.array(userSchema) },
    metadata: operatorPoll,
  },
  getUserStats: {
    method: "GET",
    path: "/api/admin/stats",
    summary: "Total users, paid users and the conversion rate",
    responses: { ...failures, 200: userStatsSchema },
    metadata: operatorPoll,
  },
  exportUsers: {
    method: "GET",
    path: "/api/admin/users.csv",
    summary: "Every user that the search finds, as a spreadsheet",
    query: z.object({ search: searchField }),
    responses: { ...failures, 200: fileBody("text/csv; charset=utf-8") },
    metadata: operator,
  },
  getUser: {
    method: "GET",
    path: "/api/admin/users/:id",
    summary: "One user with blueprints, purchases, sessions and what operators did about them",
    pathParams: z.object({ id: userIdField }),
    responses: { ...failures, 200: userDetailSchema },
    metadata: operator,
  },
  toggleAccess: {
    method: "POST",
    path: "/api/admin/toggle-access",
    summary: "Grant or withdraw lifetime access",
    body: z.object({ userId: userIdField, hasLifetimeAccess: z.boolean() }),
    responses: { ...failures, 200: userSchema },
    metadata: operator,
  },
  deleteUser: {
    method: "DELETE",
    path: "/api/admin/users/:id",
    summary: "Delete a user and everything personal",
    pathParams: z.object({ id: userIdField }),
    body: contractBuilder.noBody(),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: operator,
  },
});
