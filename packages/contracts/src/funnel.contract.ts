import { FUNNEL_STEPS } from "@cosmic/domain";
import { z } from "zod";
import { lineField } from "./fields.ts";
import { anyone, contractBuilder, failures } from "./route.ts";

export const funnelEventSchema = z.object({
  step: z.enum(FUNNEL_STEPS),
  stepNumber: z.number().int().min(1).max(11),
  stepName: lineField(100),
  value: z.number().nullish(),
  sessionId: lineField(100),
  metadata: z.record(lineField(64), z.unknown()).nullish(),
});
export type FunnelEvent = z.infer<typeof funnelEventSchema>;

export const funnelContract = contractBuilder.router({
  recordFunnelEvents: {
    method: "POST",
    path: "/api/funnel-events",
    summary: "Record one funnel step, or up to twenty",
    body: z.union([funnelEventSchema, z.array(funnelEventSchema).min(1).max(20)]),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: anyone,
  },
});
