import type { FunnelEvent } from "@cosmic/contracts";
import { vi } from "vitest";
import type { ApiCall } from "./mock-api.ts";

const hidePage = () => window.dispatchEvent(new Event("pagehide"));

/** Sends whatever an earlier test has left waiting to nobody. */
export async function beginVisit(): Promise<void> {
  await import("../src/shared/funnel/step-recorder.ts");
  const fetchMock = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null));
  hidePage();
  fetchMock.mockRestore();
}

/** The steps told to the server so far, those still waiting included. */
export async function recordedSteps(calls: readonly ApiCall[]): Promise<FunnelEvent[]> {
  // The recorder's code is in, but still one promise away.
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  hidePage();
  return calls
    .filter(({ path }) => path === "/api/funnel-events")
    .flatMap(({ body }) => body as FunnelEvent[]);
}
