import { FUNNEL_STEPS, funnelStepNumber } from "@cosmic/domain";
import { z } from "zod";
import { lineField } from "./fields.ts";
import { contractBuilder, failures, operator, pagesOwn } from "./route.ts";
import { routes } from "./routes.ts";

/** What may be told beside a step. Any other name is dropped. */
const detailsSchema = z.object({
  /** Which of the questions was answered. */
  question: z.number().int().min(1).max(8).optional(),
  /** How a type was arrived at. */
  way: z.enum(["chosen", "calculated"]).optional(),
  /** What of the report was seen. */
  view: z.enum(["preview", "full"]).optional(),
  /**
   * Where the visit came from: a campaign's `utm_source`, else the referring host; left out for a visit
   * that nothing referred.
   */
  source: lineField(200).optional(),
  /** How many milliseconds before it was sent the step was reached. */
  msAgo: z.number().optional(),
});

const eventShape = z.object({
  step: z.enum(FUNNEL_STEPS),
  stepNumber: z.number().int().min(1).max(11),
  stepName: lineField(100),
  /** What the step is worth, in the price's currency. */
  value: z.number().min(0).max(1_000_000).nullish(),
  sessionId: lineField(100).min(1),
  /** The visitor has allowed measuring: only then is the visit linked to the signed-in account. */
  hasConsent: z.boolean().optional(),
  metadata: detailsSchema.nullish(),
});

export const funnelEventSchema = eventShape.refine(
  ({ step, stepNumber }) => stepNumber === funnelStepNumber(step),
  { path: ["stepNumber"], message: "This is not the number of the step." },
);
export type FunnelEvent = z.infer<typeof funnelEventSchema>;

const dayField = z.iso.date("Please choose a day.").regex(/^20/, "Please choose a day.");
const countField = z.number().int();

/** How many visits reached each step, first to eleventh. */
const visitsField = z.array(countField).length(FUNNEL_STEPS.length);

/**
 * The funnel between two days. A visit belongs to the UTC day on which it began, and counts once for
 * each step it reached. Payments are counted where they are booked, not where a browser says so.
 */
export const funnelSummarySchema = z.object({
  steps: z.array(
    z.object({
      step: z.enum(FUNNEL_STEPS),
      stepNumber: countField,
      name: z.string(),
      visits: countField,
      /** Of the visits that reached the step before: a fraction, over 1 where people skip that step. */
      stepConversion: z.number().nullable(),
      /** Of the visits that reached the first step. */
      overallConversion: z.number().nullable(),
      /** Seconds from the step before, of the middle visit; within five percent. */
      medianSeconds: z.number().nullable(),
    }),
  ),
  days: z.array(z.object({ day: z.iso.date(), visits: visitsField })),
  /** Largest first; what is not among the twenty largest stands under "other". */
  sources: z.array(z.object({ source: z.string(), visits: visitsField })),
});
export type FunnelSummary = z.infer<typeof funnelSummarySchema>;

export const funnelContract = contractBuilder.router({
  recordFunnelEvents: {
    ...routes.funnel.recordFunnelEvents,
    summary: "Record one funnel step, or up to twenty",
    body: z.union([funnelEventSchema, z.array(funnelEventSchema).min(1).max(20)]),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: pagesOwn,
  },
  getFunnel: {
    ...routes.funnel.getFunnel,
    summary: "Visits per step between two UTC days, at most 366, both included",
    query: z.object({ from: dayField, to: dayField }),
    responses: { ...failures, 200: funnelSummarySchema },
    metadata: operator,
  },
});
