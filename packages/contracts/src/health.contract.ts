import { z } from "zod";
import { anyone, contractBuilder, failures, healthCheck } from "./route.ts";

export const healthContract = contractBuilder.router({
  getLiveness: {
    method: "GET",
    path: "/healthz",
    summary: "The process answers",
    responses: { ...failures, 200: z.object({ status: z.literal("ok") }) },
    metadata: healthCheck,
  },
  getReadiness: {
    method: "GET",
    path: "/readyz",
    summary: "The database answers and its schema is current",
    responses: { ...failures, 200: z.object({ status: z.literal("ready") }) },
    metadata: healthCheck,
  },
  getOpenApi: {
    method: "GET",
    path: "/api/openapi.json",
    summary: "This description",
    responses: { ...failures, 200: z.record(z.string(), z.unknown()) },
    metadata: anyone,
  },
});
