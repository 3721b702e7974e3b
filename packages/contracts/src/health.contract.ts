import { z } from "zod";
import { anyone, contractBuilder, failures } from "./route.ts";

export const healthContract = contractBuilder.router({
  getLiveness: {
    method: "GET",
    path: "/healthz",
    summary: "The process answers",
    responses: { ...failures, 200: z.object({ status: z.literal("ok") }) },
    metadata: anyone,
  },
  getReadiness: {
    method: "GET",
    path: "/readyz",
    summary: "The database answers and its schema is current",
    responses: { ...failures, 200: z.object({ status: z.literal("ready") }) },
    metadata: anyone,
  },
  getOpenApi: {
    method: "GET",
    path: "/api/openapi.json",
    summary: "This description",
    responses: { ...failures, 200: z.record(z.string(), z.unknown()) },
    metadata: anyone,
  },
});
