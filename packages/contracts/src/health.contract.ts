import { z } from "zod";
import { anyone, contractBuilder, failures, healthCheck } from "./route.ts";
import { routes } from "./routes.ts";

export const healthContract = contractBuilder.router({
  getLiveness: {
    ...routes.health.getLiveness,
    summary: "The process answers",
    responses: { ...failures, 200: z.object({ status: z.literal("ok") }) },
    metadata: healthCheck,
  },
  getReadiness: {
    ...routes.health.getReadiness,
    summary: "The database answers and its schema is current",
    responses: { ...failures, 200: z.object({ status: z.literal("ready") }) },
    metadata: healthCheck,
  },
  getOpenApi: {
    ...routes.health.getOpenApi,
    summary: "This description",
    responses: { ...failures, 200: z.record(z.string(), z.unknown()) },
    metadata: anyone,
  },
});
