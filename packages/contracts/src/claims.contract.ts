import { CLAIM_IDS, type ClaimId, STATED_LABEL } from "@cosmic/domain";
import { z } from "zod";
import { instantField } from "./fields.ts";
import { contractBuilder, failures, operator, pagesOwn } from "./route.ts";
import { routes } from "./routes.ts";

const UNKNOWN = "This claim does not exist.";

export const claimIdField = z.enum(CLAIM_IDS as readonly [ClaimId, ...ClaimId[]], {
  error: UNKNOWN,
});

/** What the public pages leave out. */
export const switchedOffSchema = z.object({ switchedOff: z.array(claimIdField) });
export type SwitchedOff = z.infer<typeof switchedOffSchema>;

/** A public statement, what stands behind it, and whether the pages show it. */
export const claimSchema = z.object({
  id: claimIdField,
  text: z.string(),
  source: z.enum(["stated by the owner", "measured"]),
  /** What the product itself counts of the same, in words; null where it counts nothing like it. */
  measured: z.string().nullable(),
  isShown: z.boolean(),
  /** What the public pages show beside it; null where nothing has to. */
  label: z.literal(STATED_LABEL).nullable(),
  /** When and by which operator its switch was last used; null for never, and for a removed operator. */
  changedAt: instantField.nullable(),
  changedBy: z.string().nullable(),
});
export type ClaimRow = z.infer<typeof claimSchema>;

export const claimsContract = contractBuilder.router({
  getSwitchedOff: {
    ...routes.claims.getSwitchedOff,
    summary: "The claims that the public pages leave out",
    responses: { ...failures, 200: switchedOffSchema },
    metadata: pagesOwn,
  },
  listClaims: {
    ...routes.claims.listClaims,
    summary: "The public claims, their sources and whether they are shown",
    responses: { ...failures, 200: z.array(claimSchema) },
    metadata: operator,
  },
  switchClaim: {
    ...routes.claims.switchClaim,
    summary: "Show a claim on the public pages, or leave it out",
    pathParams: z.object({ id: claimIdField }),
    body: z.object({
      isShown: z.boolean(),
      /** Without it no rating that the owner states can be switched on. */
      label: z.enum([STATED_LABEL]).optional(),
    }),
    responses: { ...failures, 200: claimSchema },
    metadata: operator,
  },
});
